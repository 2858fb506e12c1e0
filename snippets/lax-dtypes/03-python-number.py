import jax
import jax.numpy as jnp

jax.lax.max(jnp.ones(2, jnp.bfloat16), 0.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "same dtypes, got bfloat16, float32"
# line = 4
# highlight = [4]
# ///
