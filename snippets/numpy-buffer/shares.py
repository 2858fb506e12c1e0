import jax
import numpy as np

def shares(x, y):
    """Whether a NumPy array and an array on a CPU have the same memory."""
    return np.shares_memory(x, np.asarray(y))

raw = np.zeros(4 * 1000 + 64, np.uint8)
start = -raw.ctypes.data % 64
x = raw[start:start + 4000].view(np.float32)
print(shares(x, jax.device_put(x)), shares(x, jax.device_put(x.copy())))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# ///
