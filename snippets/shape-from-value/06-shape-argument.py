import jax
import jax.numpy as jnp

@jax.jit
def f(shape):
    return jnp.zeros(shape)

f((2, 3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "Shapes must be 1D"
# line = 6
# highlight = [6]
# ///
