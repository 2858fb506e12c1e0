import jax
import numpy as np

jax.jit(lambda x: np.random.default_rng(0).normal(x))(np.arange(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerArrayConversionError"
# says = ""
# line = 4
# highlight = [4]
# ///
