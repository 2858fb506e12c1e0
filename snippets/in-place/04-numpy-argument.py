import jax
import numpy as np

@jax.jit
def f(x):
    x[0] = 1.0

f(np.zeros(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "immutable"
# line = 6
# highlight = [6, 8]
# ///
