import jax

jax.jit(lambda f, x: f(x))(lambda x: 2 * x, 1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "<class 'function'>"
# line = 3
# highlight = [3]
# ///
