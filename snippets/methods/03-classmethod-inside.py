import jax

class A:
    @jax.jit
    @classmethod
    def f(cls, x):
        return x

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "classmethod"
# line = 4
# highlight = [4, 5]
# ///
