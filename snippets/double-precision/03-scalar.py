import jax.numpy as jnp

jnp.array(2**40)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "OverflowError"
# says = "too large to convert to int32"
# line = 3
# highlight = [3]
# ///
