import jax

jax.jit(lambda x: lambda y: x + y)(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "<class 'function'>"
# line = 3
# highlight = [3]
# ///
