import jax
import jax.numpy as jnp

@jax.jit
def f(x, i):
    return x[i : i + 2]

f(jnp.arange(5.0), 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "IndexError"
# says = "static"
# line = 6
# highlight = [6]
# ///
