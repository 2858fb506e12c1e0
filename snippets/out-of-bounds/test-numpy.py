import inspect

import jax
import numpy as np

@jax.jit
def neighbours(x):
    return [x[i] + x[i + 1] for i in range(len(x))]

def test_neighbours_stay_inside():
    inspect.unwrap(neighbours)(np.arange(3.0))

test_neighbours_stay_inside()

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "detect"
# highlight = [11]
# raises = "IndexError"
# says = "index 3 is out of bounds"
# line = 8
# ///
