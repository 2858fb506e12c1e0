import jax

@jax.jit
def f(x):
    return x.tolist()

f(jax.numpy.arange(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.ConcretizationTypeError"
# says = "Abstract tracer value"
# line = 5
# highlight = [5]
# ///
