import jax
import jax.numpy as jnp

jax.lax.add(jnp.ones(2, jnp.float16), jnp.ones(2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "same dtypes, got float16, float32"
# line = 4
# highlight = [4]
# ///
