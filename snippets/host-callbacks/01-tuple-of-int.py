import jax
import numpy as np

jax.pure_callback(np.sin, (3,), np.ones(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "AttributeError"
# says = "dtype"
# highlight = [4]
# ///
