import jax
import numpy as np

jax.jit(lambda x: np.array([x, x]))(np.float32(1))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerArrayConversionError"
# says = ""
# line = 4
# highlight = [4]
# ///
