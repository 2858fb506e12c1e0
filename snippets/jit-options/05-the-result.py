import jax

jax.jit(abs(-2.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "Expected a callable value"
# line = 3
# highlight = [3]
# ///
