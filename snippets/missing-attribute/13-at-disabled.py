import jax
import numpy as np

with jax.disable_jit():
    jax.jit(lambda x: x.at[0].set(7))(np.zeros(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "AttributeError"
# says = "'numpy.ndarray' object has no attribute 'at'"
# line = 5
# highlight = [4, 5]
# ///
