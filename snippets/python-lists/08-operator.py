import jax.numpy as jnp

jnp.ones(2) + [1.0, 2.0]

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = ""
# line = 3
# highlight = [3]
# ///
