import jax
import jax.numpy as jnp

@jax.jit
def step(w):
    return w - 0.5

w = jnp.ones(3)
for _ in range(2):
    w = step(w)
w = jnp.asarray(jax.device_get(w))
for _ in range(2):
    w = step(w)
print(w)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# traces = {step = 1}
# compiles = {step = 1}
# highlight = [11]
# ///
