import jax.numpy as jnp
import numpy as np

y = jnp.zeros(3)
x = np.asarray(y)
x[0] = -1

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "ValueError"
# says = "read-only"
# highlight = [6]
# ///
