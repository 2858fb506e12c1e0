import jax
import jax.numpy as jnp

@jax.jit
def double(x):
    return 2 * x

x = jnp.ones((2, 3))
y, shape = double(x), x.shape
print(shape, type(shape[0]).__name__)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# ///
