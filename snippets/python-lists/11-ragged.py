import jax.numpy as jnp

jnp.array([[1.0, 2.0], [3.0]])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = ""
# line = 3
# highlight = [3]
# ///
