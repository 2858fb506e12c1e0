import jax

class A:
    @jax.jit
    @property
    def f(self):
        return 1.0

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "property"
# line = 4
# highlight = [4, 5]
# ///
