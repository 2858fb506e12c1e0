import jax.numpy as jnp

jnp.uint32(7) & 0xFFFFFFFF

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "OverflowError"
# says = "4294967295"
# line = 3
# highlight = [3]
# ///
