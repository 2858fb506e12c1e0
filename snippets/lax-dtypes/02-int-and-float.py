import jax
import jax.numpy as jnp

jax.lax.mul(jnp.arange(2), jnp.ones(2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "same dtypes, got int32, float32"
# line = 4
# highlight = [4]
# ///
