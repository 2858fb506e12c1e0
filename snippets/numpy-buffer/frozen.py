import jax
import numpy as np

x = np.zeros(1000, np.float32)
x.flags.writeable = False
y = jax.device_put(x)
x[0] = -1

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "ValueError"
# says = "read-only"
# highlight = [5]
# ///
