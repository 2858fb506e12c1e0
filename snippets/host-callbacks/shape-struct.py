import jax
import numpy as np

@jax.jit
def ramp(x):
    f = lambda v: np.linspace(0, v, 3)
    out = jax.ShapeDtypeStruct((3,), np.float32)
    return jax.pure_callback(f, out, x)

print(ramp(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
