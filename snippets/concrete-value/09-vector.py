import jax

@jax.jit
def f(x):
    return float(x)

f(jax.numpy.arange(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "Only scalar arrays can be converted to Python scalars"
# line = 5
# highlight = [5]
# ///
