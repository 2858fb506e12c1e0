import jax
import jax.numpy as jnp

@jax.jit
def step(w, g):
    if jnp.linalg.norm(g) > 1:
        g = g / jnp.linalg.norm(g)
    return w - g

step(jnp.ones(3), jnp.ones(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "jax.errors.TracerBoolConversionError"
# says = "Attempted boolean conversion"
# highlight = [6]
# ///
