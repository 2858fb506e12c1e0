import jax
import numpy as np

table = np.array([10.0, 20.0, 30.0])
jax.jit(lambda i: table[i])(1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerArrayConversionError"
# says = ""
# line = 5
# highlight = [4, 5]
# ///
