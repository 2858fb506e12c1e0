import jax

jax.lax.cond(True, lambda: 1, lambda: 1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "TypeError"
# says = "cond branches must have equal output types"
# line = 3
# highlight = [3]
# ///
