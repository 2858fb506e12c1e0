import jax
import numpy as np

def to_words(ids):
    return (ids >> 32).astype(np.uint32), ids.astype(np.uint32)

@jax.jit
def equal(a, b):
    return (a[0] == b[0]) & (a[1] == b[1])

a, b = np.array([2**32 + 7, 5]), np.array([7, 5])
print(a == b, equal(to_words(a), to_words(b)))
print("without:", jax.jit(lambda a, b: a == b)(a, b))

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "fix"
# highlight = [4, 8]
# traces = {equal = 1}
# ///
