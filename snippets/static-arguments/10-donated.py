import jax

jax.jit(lambda x, n: x, static_argnames="n", donate_argnames="n")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "cannot intersect"
# line = 3
# highlight = [3]
# ///
