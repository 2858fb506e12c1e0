import jax

@jax.jit
def f(x, n):
    return [x] * n

f(1.0, 2)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "unsupported operand type(s) for *"
# line = 5
# highlight = [5]
# ///
