import jax
import jax.numpy as jnp

jax.lax.fori_loop(0, 3, lambda i, s: s + 0.5, jnp.int32(0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "scan body function"
# line = 4
# highlight = [4]
# ///
