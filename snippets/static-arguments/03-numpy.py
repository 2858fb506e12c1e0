import jax
import numpy as np

jax.jit(lambda x, n: x, static_argnums=1)(1.0, np.arange(2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "numpy.ndarray"
# line = 4
# highlight = [4]
# ///
