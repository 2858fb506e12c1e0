import jax
import jax.numpy as jnp

scaled = jax.vmap(lambda x, scale: scale * x, in_axes=(0, None))
scaled(jnp.ones(3), scale=2.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = ""
# line = 5
# highlight = [4, 5]
# ///
