import jax
import jax.numpy as jnp

rows = jnp.ones((3, 2))
jax.lax.scan(lambda s, row: (s + row, None), 0.0, rows)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "carry input and carry output must have equal types"
# line = 5
# highlight = [5]
# ///
