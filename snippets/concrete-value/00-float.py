import jax

@jax.jit
def f(x):
    return float(x)

f(3.7)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.ConcretizationTypeError"
# says = "Abstract tracer value"
# line = 5
# highlight = [5]
# ///
