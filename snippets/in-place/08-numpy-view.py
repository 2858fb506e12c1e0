import jax.numpy as jnp
import numpy as np

x = np.asarray(jnp.zeros(3))
x[0] = 1.0

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "read-only"
# line = 5
# highlight = [5]
# ///
