import numpy as np
import jax.numpy as jnp

x = jnp.array([2.0, 1.0])
np.add(x, 1.0, out=x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = ""
# line = 5
# highlight = [5]
# ///
