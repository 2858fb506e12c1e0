import jax.numpy as jnp

x = jnp.zeros(3)
x.fill(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "AttributeError"
# says = ""
# line = 4
# highlight = [4]
# ///
