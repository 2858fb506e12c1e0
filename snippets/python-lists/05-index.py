import jax.numpy as jnp

jnp.arange(5)[[0, 2]]

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = ""
# line = 3
# highlight = [3]
# ///
