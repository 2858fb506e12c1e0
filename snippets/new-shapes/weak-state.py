import jax
import jax.numpy as jnp

@jax.jit
def step(state, x):
    return state + x

state = 0.0
for x in (1.0, 2.0, 3.0):
    state = step(state, jnp.float32(x))
print(state)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# compiles = {step = 2}
# highlight = [8]
# ///
