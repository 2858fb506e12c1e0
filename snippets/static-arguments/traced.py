import jax
import numpy as np

@jax.jit
def scale(x, weights):
    return x * weights

for weights in (np.arange(2), np.ones(2, int)):
    print(scale(1.0, weights))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# traces = {scale = 1}
# ///
