import jax
import numpy as np

@jax.jit
def root(x):
    return np.sqrt(np.asarray(x))

root(np.array([0.0, 1.0, 4.0]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "jax.errors.TracerArrayConversionError"
# says = ""
# line = 6
# highlight = [6]
# ///
