import jax
import jax.numpy as jnp

@jax.jit
def has_negative(x):
    return any(x < 0)

has_negative(jnp.arange(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerBoolConversionError"
# says = "bool[]"
# line = 6
# highlight = [6]
# ///
