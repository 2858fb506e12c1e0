import jax
import jax.numpy as jnp

jax.lax.add(jnp.ones((2, 3)), jnp.ones(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "same number of dimensions"
# line = 4
# highlight = [4]
# ///
