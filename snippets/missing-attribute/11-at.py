import jax
import numpy as np

def mark(x):
    return x.at[0].set(7)

jax.jit(mark)(np.zeros(3)), mark(np.zeros(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "AttributeError"
# says = "'numpy.ndarray' object has no attribute 'at'"
# line = 5
# highlight = [5, 7]
# ///
