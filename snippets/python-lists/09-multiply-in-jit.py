import jax

jax.jit(lambda xs: xs * 2.0)([1.0, 2.0])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = ""
# line = 3
# highlight = [3]
# ///
