import jax
import numpy as np

jax.jit(lambda x: np.ones(3).dot(x))(np.arange(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerArrayConversionError"
# says = ""
# line = 4
# highlight = [4]
# ///
