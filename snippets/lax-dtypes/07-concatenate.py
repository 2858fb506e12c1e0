import jax
import jax.numpy as jnp

jax.lax.concatenate([jnp.ones(2), jnp.arange(2)], 0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "lax.concatenate requires"
# line = 4
# highlight = [4]
# ///
