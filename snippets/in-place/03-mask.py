import jax.numpy as jnp

x = jnp.arange(3.0)
x[x > 1] = 0.0

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "immutable"
# line = 4
# highlight = [4]
# ///
