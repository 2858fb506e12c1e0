import jax

@jax.jit
def f(x):
    yield x

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "generator function"
# line = 3
# highlight = [3, 4]
# ///
