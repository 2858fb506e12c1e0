import jax

jax.jit(lambda x, n: x, static_argnums=1)(1.0, [2])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "<class 'list'>"
# line = 3
# highlight = [3]
# ///
