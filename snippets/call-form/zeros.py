import jax
import jax.numpy as jnp

@jax.jit
def step(x, previous):
    return x + 0.5 * previous

x = jnp.ones(2)
state = jnp.zeros_like(x)
for _ in range(4):
    state = step(x, state)
print(state)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# traces = {step = 1}
# ///
