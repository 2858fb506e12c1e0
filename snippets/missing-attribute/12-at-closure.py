import jax
import numpy as np

table = np.zeros(3)

@jax.jit
def f(x):
    return table.at[0].set(x)

f(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "AttributeError"
# says = "'numpy.ndarray' object has no attribute 'at'"
# line = 8
# highlight = [4, 8]
# ///
