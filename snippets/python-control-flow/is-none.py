import jax
import jax.numpy as jnp

@jax.jit
def scale(x, factor=None):
    if factor is None:
        factor = 2.0
    if x.ndim == 1:
        x = x[None]
    return x * factor

print(scale(jnp.arange(2.0)), scale(jnp.arange(2.0), 5.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 8]
# ///
