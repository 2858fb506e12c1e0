import jax
import jax.numpy as jnp

@jax.jit
def f(x, n):
    return x.reshape(n, -1)

f(jnp.arange(6), 2)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "Shapes must be 1D"
# line = 6
# highlight = [6]
# ///
