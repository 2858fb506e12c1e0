import jax
import jax.numpy as jnp

@jax.jit
def f(x, n):
    return x[n:].sum()

f(jnp.arange(5.0), 3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "IndexError"
# says = "static"
# line = 6
# highlight = [6]
# ///
