import jax.numpy as jnp

x = jnp.arange(3.0)
del x[0]

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "AttributeError"
# says = ""
# line = 4
# highlight = [4]
# ///
