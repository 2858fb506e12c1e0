import jax
import numpy as np

jax.jit(lambda names: names)(np.array(["a", "b"]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "as an abstract array"
# line = 4
# highlight = [4]
# ///
