import jax
import numpy as np

np.asarray(jax.random.key(0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "cannot be converted to a NumPy array"
# line = 4
# highlight = [4]
# ///
