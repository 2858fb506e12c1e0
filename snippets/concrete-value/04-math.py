import math

import jax

@jax.jit
def f(x):
    return math.floor(x)

f(3.7)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.ConcretizationTypeError"
# says = "Abstract tracer value"
# line = 7
# highlight = [7]
# ///
