import jax
import numpy as np

jax.vmap(lambda x: np.tanh(x))(np.arange(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerArrayConversionError"
# says = ""
# line = 4
# highlight = [4]
# ///
