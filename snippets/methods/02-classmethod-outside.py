import jax

class A:
    @classmethod
    @jax.jit
    def f(cls, x):
        return x

A.f(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "at path cls"
# line = 9
# highlight = [4, 5, 6]
# ///
