import jax
import numpy as np

@jax.jit
def total(x):
    print("traced for", jax.typeof(x))
    return x.sum()

for dtype in ("float64", "float32", "int64", "int32", "uint8", "bool"):
    total(np.ones(2, dtype).astype("float32"))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [10]
# traces = {total = 1}
# ///
