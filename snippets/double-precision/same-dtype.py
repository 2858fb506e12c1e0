import jax
import numpy as np

@jax.jit
def scale(x):
    return 2 * x

x = np.array([1 / 3])
out = scale(x)
assert out.dtype == x.dtype, f"{x.dtype} in, {out.dtype} out"

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "detect"
# highlight = [9]
# raises = "AssertionError"
# says = "float64 in, float32 out"
# line = 10
# ///
