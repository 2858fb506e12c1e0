import jax
import jax.numpy as jnp

jax.vmap(lambda x, scale: scale * x)(jnp.ones(3), 2.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = ""
# line = 4
# highlight = [4]
# ///
