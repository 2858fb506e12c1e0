import jax.numpy as jnp

jnp.where([True, False], 1, 2)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "list"
# line = 3
# highlight = [3]
# ///
