import jax
import jax.numpy as jnp

@jax.jit
def step(total, x):
    return total + x.sum()

total = jnp.array(0.0)
for x in jnp.ones((3, 4)):
    print(repr(total.dtype), jax.typeof(total))
    total = step(total, x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [8]
# traces = {step = 2}
# compiles = {step = 2}
# ///
