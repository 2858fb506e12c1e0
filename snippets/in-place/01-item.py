import jax.numpy as jnp

x = jnp.zeros(3)
x[0] = 1.0

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "immutable"
# line = 4
# highlight = [4]
# ///
