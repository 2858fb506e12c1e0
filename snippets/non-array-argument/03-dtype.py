import jax
import jax.numpy as jnp

jax.jit(lambda x, dtype: x.astype(dtype))(jnp.ones(3), jnp.bfloat16)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "as an abstract array"
# line = 4
# highlight = [4]
# ///
