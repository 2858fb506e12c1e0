import jax

jax.jit(abs, abs)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "positional argument"
# line = 3
# highlight = [3]
# ///
