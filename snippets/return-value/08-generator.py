import jax

jax.jit(lambda xs: (2 * x for x in xs))((1.0, 2.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "generator"
# line = 3
# highlight = [3]
# ///
