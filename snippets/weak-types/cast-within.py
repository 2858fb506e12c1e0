import jax
import jax.numpy as jnp

@jax.jit
def step(total, x):
    total = jnp.float32(total)
    return total + x.sum()

total = 0.0
for x in jnp.ones((3, 4)):
    total = step(total, x)
print(total)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6]
# traces = {step = 2}
# compiles = {step = 2}
# ///
