import jax
import jax.numpy as jnp

@jax.jit
def f(x, n):
    return jnp.broadcast_to(x, (n, 3))

f(jnp.ones(3), 2)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "Shapes must be 1D"
# line = 6
# highlight = [6]
# ///
