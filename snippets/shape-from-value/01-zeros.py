import jax
import jax.numpy as jnp

@jax.jit
def f(n):
    return jnp.ones((n, 2))

f(3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "Shapes must be 1D"
# line = 6
# highlight = [6]
# ///
