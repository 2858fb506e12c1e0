import math

import jax

@jax.jit
def root(x):
    return math.sqrt(x.astype(float))

root(2.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "jax.errors.ConcretizationTypeError"
# says = "The problem arose with the `float` function"
# line = 7
# highlight = [7]
# ///
