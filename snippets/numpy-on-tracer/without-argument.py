import jax
import numpy as np

@jax.jit
def noisy(x):
    return x + np.random.rand()

print("the same noise:", noisy(1.0) == noisy(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6]
# ///
