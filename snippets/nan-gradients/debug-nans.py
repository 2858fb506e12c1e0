import jax
import jax.numpy as jnp

@jax.jit
def root(x):
    return jnp.where(x > 0, jnp.sqrt(x), 0.0)

with jax.debug_nans(True):
    jax.grad(root)(0.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "FloatingPointError"
# says = "nan"
# line = 9
# highlight = [8, 9]
# ///
