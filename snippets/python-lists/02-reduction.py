import jax.numpy as jnp

jnp.max([1.0, 2.0])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "list"
# line = 3
# highlight = [3]
# ///
