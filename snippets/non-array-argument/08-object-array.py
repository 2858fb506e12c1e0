import jax
import numpy as np

jax.jit(lambda x: x)(np.array([1.0, None]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "as an abstract array"
# line = 4
# highlight = [4]
# ///
