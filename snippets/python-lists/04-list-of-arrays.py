import jax.numpy as jnp

rows = [jnp.ones(3), jnp.zeros(3)]
jnp.mean(rows, axis=0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "list"
# line = 4
# highlight = [3, 4]
# ///
