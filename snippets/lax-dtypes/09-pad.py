import jax
import jax.numpy as jnp

jax.lax.pad(jnp.arange(2), 0.0, [(1, 1, 0)])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "must be same dtype"
# line = 4
# highlight = [4]
# ///
