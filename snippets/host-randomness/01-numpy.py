import jax
import numpy as np

jax.jit(lambda mean: np.random.normal(mean))(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerArrayConversionError"
# says = "__array__()"
# line = 4
# highlight = [4]
# ///
