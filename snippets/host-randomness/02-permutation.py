import jax
import numpy as np

x = jax.numpy.arange(4)
jax.jit(lambda x: np.random.permutation(x))(x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerArrayConversionError"
# says = "__array__()"
# line = 5
# highlight = [5]
# ///
