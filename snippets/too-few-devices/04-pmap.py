import jax
import jax.numpy as jnp

jax.pmap(jnp.sin)(jnp.ones((2, 3)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "squeeze"
# highlight = [4]
# ///
