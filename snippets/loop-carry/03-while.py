import jax
import jax.numpy as jnp

jax.lax.while_loop(lambda s: s < 5, lambda s: s + 0.5, jnp.int32(0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "while_loop body function"
# line = 4
# highlight = [4]
# ///
