import jax
import jax.numpy as jnp

@jax.jit
def log(x):
    assert x > 0
    return jnp.log(x)

log(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerBoolConversionError"
# says = "bool[]"
# line = 6
# highlight = [6]
# ///
