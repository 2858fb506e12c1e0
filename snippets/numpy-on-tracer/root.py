import jax
import numpy as np

@jax.jit
def root(x):
    return np.sqrt(x)

root(np.array([0.0, 1.0, 4.0]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "jax.errors.TracerArrayConversionError"
# says = "The numpy.ndarray conversion method __array__() was called on traced array"
# line = 6
# highlight = [6]
# ///
