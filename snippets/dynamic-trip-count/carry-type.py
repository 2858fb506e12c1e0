import jax
import jax.numpy as jnp

xs = jnp.arange(4, dtype=jnp.float32)
jax.lax.scan(lambda s, x: (s + x, None), jnp.bfloat16(0), xs)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "TypeError"
# says = "carry input and carry output must have equal types"
# line = 5
# highlight = [5]
# ///
