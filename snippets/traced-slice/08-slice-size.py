import jax
import jax.numpy as jnp

@jax.jit
def f(x, n):
    return jax.lax.dynamic_slice_in_dim(x, 0, n)

f(jnp.arange(5.0), 3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerIntegerConversionError"
# says = "__index__"
# line = 6
# highlight = [6]
# ///
