import jax
import numpy as np

jax.jit(lambda x: np.array(["a", "b"]))(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = ""
# line = 4
# highlight = [4]
# ///
