import jax
import jax.numpy as jnp

@jax.jit
def f(x, i):
    return x[:, i : i + 1]

f(jnp.ones((2, 3)), 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "IndexError"
# says = "static"
# line = 6
# highlight = [6]
# ///
