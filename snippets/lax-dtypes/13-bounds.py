import jax
import jax.numpy as jnp

n = jnp.uint8(3)
jax.lax.fori_loop(jnp.int32(0), n, lambda i, x: x + 1, 0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "must have equal types"
# line = 5
# highlight = [5]
# ///
