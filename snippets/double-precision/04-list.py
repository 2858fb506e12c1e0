import jax.numpy as jnp

jnp.array([2**40])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "OverflowError"
# says = "out of bounds for int32"
# line = 3
# highlight = [3]
# ///
