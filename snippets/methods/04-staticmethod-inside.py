import jax

class A:
    @jax.jit
    @staticmethod
    def f(x):
        return x

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "staticmethod"
# line = 4
# highlight = [4, 5]
# ///
