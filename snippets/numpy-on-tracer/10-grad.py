import jax
import numpy as np

jax.grad(lambda x: np.sum(np.square(x)))(np.arange(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerArrayConversionError"
# says = ""
# line = 4
# highlight = [4]
# ///
