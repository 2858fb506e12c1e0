import jax, jax.numpy as jnp

jax.jit(lambda x: [x, -x][jnp.array(1)])(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerIntegerConversionError"
# says = "__index__()"
# line = 3
# highlight = [3]
# ///
