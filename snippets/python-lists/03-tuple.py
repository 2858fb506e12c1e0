import jax.numpy as jnp

jnp.mean((1.0, 2.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "tuple"
# line = 3
# highlight = [3]
# ///
