import functools

import jax
import numpy as np

@functools.lru_cache
def angles(n):
    return np.arange(n, dtype=np.float32) / n

@jax.jit
def rotate(x):
    return x * angles(4)

@jax.jit
def shift(x):
    return x + angles(4)

print(rotate(1.0), shift(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# traces = {rotate = 1, shift = 1}
# ///
