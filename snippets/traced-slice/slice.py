import jax
import jax.numpy as jnp

@jax.jit
def window(x, i):
    return x[i : i + 2]

window(jnp.arange(5.0), 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "IndexError"
# says = "static"
# line = 6
# highlight = [6]
# ///
