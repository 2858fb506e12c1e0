import jax

@jax.jit
def f(n):
    return sum(range(int(n)))

f(3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "jax.errors.ConcretizationTypeError"
# says = "The problem arose with the `int` function"
# line = 5
# highlight = [5]
# ///
