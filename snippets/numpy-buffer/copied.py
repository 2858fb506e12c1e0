import jax
import numpy as np

raw = np.zeros(4 * 1000 + 64, np.uint8)
start = -raw.ctypes.data % 64
x = raw[start:start + 4000].view(np.float32)

y = jax.device_put(x.copy())
x[0] = -1
print(y[0])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
