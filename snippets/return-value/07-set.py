import jax

jax.jit(lambda x: {1.0, 2.0})(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "<class 'set'>"
# line = 3
# highlight = [3]
# ///
