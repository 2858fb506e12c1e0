import jax

jax.jit(lambda x: x, static_argnames="rate")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "static_argnames"
# line = 3
# highlight = [3]
# ///
