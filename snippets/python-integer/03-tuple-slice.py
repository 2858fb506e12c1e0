import jax

@jax.jit
def f(x, n):
    return x.shape[:n]

f(jax.numpy.ones((2, 3)), 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerIntegerConversionError"
# says = "__index__"
# line = 5
# highlight = [5]
# ///
