import jax
import jax.numpy as jnp

jax.lax.pow(jnp.ones(2, jnp.bfloat16), jnp.ones(2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "argument to pow"
# line = 4
# highlight = [4]
# ///
