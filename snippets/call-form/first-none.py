import jax
import jax.numpy as jnp

@jax.jit
def step(x, previous=None):
    return x if previous is None else x + 0.5 * previous

x = jnp.ones(2)
state = step(x)
for _ in range(3):
    state = step(x, state)
print(state)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5, 9]
# traces = {step = 2}
# compiles = {step = 2}
# ///
