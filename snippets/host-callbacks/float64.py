import jax
import numpy as np

@jax.jit
def f(x):
    out = jax.ShapeDtypeStruct((), np.float32)
    return jax.pure_callback(lambda v: np.float64(1) / 3, out, x)

y = f(1.0)
print(y.dtype, float(y) == 1 / 3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [7]
# ///
