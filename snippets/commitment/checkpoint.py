import jax
import jax.numpy as jnp

@jax.jit
def step(w):
    return w - 0.5

w = {"fresh": jnp.ones(3)}["fresh"]
for _ in range(2):
    w = step(w)
w = jax.device_put(jax.device_get(w), jax.devices()[0])
for _ in range(2):
    w = step(w)
print(w)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# traces = {step = 1}
# compiles = {step = 2}
# highlight = [11]
# ///
