import jax
import jax.numpy as jnp

jax.vmap(lambda x: x, in_axes=1)(jnp.ones(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = ""
# line = 4
# highlight = [4]
# ///
