import jax
import jax.numpy as jnp

jax.lax.exp(jnp.arange(2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "does not accept dtype int32"
# line = 4
# highlight = [4]
# ///
