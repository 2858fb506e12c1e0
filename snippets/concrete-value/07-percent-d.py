import jax

@jax.jit
def f(x):
    return "%d" % x

f(3.7)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "a real number is required"
# line = 5
# highlight = [5]
# ///
