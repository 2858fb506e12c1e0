import jax

jax.grad(lambda z: z * z)(1.0 + 1.0j)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = ""
# line = 3
# highlight = [3]
# ///
