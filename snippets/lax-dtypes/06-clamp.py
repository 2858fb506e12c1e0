import jax
import jax.numpy as jnp

jax.lax.clamp(0, jnp.ones(2), 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "lax.clamp requires"
# line = 4
# highlight = [4]
# ///
