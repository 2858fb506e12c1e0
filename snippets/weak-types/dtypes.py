import jax
import numpy as np

@jax.jit
def total(x):
    print("traced for", jax.typeof(x))
    return x.sum()

for dtype in ("float64", "float32", "int64", "int32", "uint8", "bool"):
    print(dtype)
    total(np.ones(2, dtype))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# traces = {total = 4}
# ///
