import jax

@jax.jit
def f(n):
    return sum(range(n))

f(3.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "Only integer scalar arrays can be converted to a scalar index"
# line = 5
# highlight = [5]
# ///
