import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return x.reshape(jnp.prod(jnp.array(x.shape)))

f(jnp.ones((2, 3)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "Shapes must be 1D"
# line = 6
# highlight = [6]
# ///
