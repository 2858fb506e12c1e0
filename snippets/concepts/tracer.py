import jax
import jax.numpy as jnp

@jax.jit
def area(x):
    print(type(x).__name__, x.shape, x.dtype)
    return x * x

area(jnp.ones((2, 3)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [6]
# ///
