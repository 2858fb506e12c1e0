import jax
import numpy as np

@jax.jit
def f(x):
    out = np.zeros((2, 3))
    out[0] = x
    return out

f(np.arange(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerArrayConversionError"
# says = ""
# line = 7
# highlight = [6, 7]
# ///
