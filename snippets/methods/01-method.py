import jax

class A:
    @jax.jit
    def f(self, x):
        return x

A().f(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "at path self"
# line = 8
# highlight = [4, 5]
# ///
