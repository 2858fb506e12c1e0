import jax.numpy as jnp

jnp.arange(5).at[[0, 2]].set(9)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = ""
# line = 3
# highlight = [3]
# ///
