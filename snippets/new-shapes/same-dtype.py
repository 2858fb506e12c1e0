import jax
import jax.numpy as jnp

@jax.jit
def step(state, x):
    return state + x

state = jnp.float32(0)
for x in (1.0, 2.0, 3.0):
    state = step(state, jnp.float32(x))
print(state)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# compiles = {step = 1}
# highlight = [8]
# ///
