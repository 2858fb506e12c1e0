import jax
import numpy as np

@jax.jit
def same(x):
    return x

ids = np.array([2**32 + 7])
print(ids.dtype)
print(same.trace(ids).jaxpr)
with jax.enable_x64(True):
    print(same.trace(ids).jaxpr)

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "inside"
# highlight = [11]
# traces = {same = 2}
# ///
