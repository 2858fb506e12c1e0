import jax
import jax.numpy as jnp

jax.lax.while_loop(lambda s: 5 - s, lambda s: s + 1, 0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "cond_fun must return a boolean scalar"
# line = 4
# highlight = [4]
# ///
