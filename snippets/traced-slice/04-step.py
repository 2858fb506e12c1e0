import jax
import jax.numpy as jnp

@jax.jit
def f(x, step):
    return x[::step]

f(jnp.arange(6.0), 2)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "IndexError"
# says = "static"
# line = 6
# highlight = [6]
# ///
