import jax

jax.jit("power", static_argnames="n")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "Expected a callable value"
# line = 3
# highlight = [3]
# ///
