import jax
import numpy as np

def smallest(x):
    x.sort()
    return x[0]

x = np.array([3.0, 1.0, 2.0])
print(jax.jit(smallest)(x), smallest(x))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
