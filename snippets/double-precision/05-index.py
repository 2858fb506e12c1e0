import jax.numpy as jnp

jnp.arange(3)[2**31]

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "OverflowError"
# says = "too large to convert to int32"
# line = 3
# highlight = [3]
# ///
