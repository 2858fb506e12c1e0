import jax
import jax.numpy as jnp

i, j = jnp.int32(0), jnp.uint8(1)
jax.lax.dynamic_slice(jnp.eye(3), (i, j), (1, 1))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "integers of the same type"
# line = 5
# highlight = [5]
# ///
