import jax

@jax.jit
def f(x, axis):
    return x.mean(axis)

f(jax.numpy.ones((2, 2)), 0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.ConcretizationTypeError"
# says = "The axis argument must be known statically"
# line = 5
# highlight = [5]
# ///
