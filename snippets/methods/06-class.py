import jax

@jax.jit
class A:
    def __init__(self, x):
        self.x = x

A(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = ""
# line = 8
# highlight = [3, 4]
# ///
