import jax
import jax.numpy as jnp

xs = jnp.arange(3.0)
jax.lax.scan(lambda s, x: (s + x, None), jnp.bfloat16(0), xs)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "carry input and carry output must have equal types"
# line = 5
# highlight = [5]
# ///
