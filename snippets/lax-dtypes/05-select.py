import jax
import jax.numpy as jnp

x = jnp.ones(2, jnp.bfloat16)
jax.lax.select(x > 0, x, jnp.zeros(2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "lax.select requires"
# line = 5
# highlight = [5]
# ///
