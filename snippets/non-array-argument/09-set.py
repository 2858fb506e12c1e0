import jax

jax.jit(lambda xs: xs)({1.0, 2.0})

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "<class 'set'>"
# line = 3
# highlight = [3]
# ///
