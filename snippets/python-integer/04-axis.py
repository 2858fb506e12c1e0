import jax
import jax.numpy as jnp

@jax.jit
def f(x, axis):
    return jnp.concatenate([x, x], axis=axis)

f(jnp.ones((2, 3)), 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerIntegerConversionError"
# says = "__index__"
# line = 6
# highlight = [6]
# ///
