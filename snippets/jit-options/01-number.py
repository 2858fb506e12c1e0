import jax

jax.jit(lambda x, n: x**n, 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "positional argument"
# line = 3
# highlight = [3]
# ///
