import jax
import numpy as np

step = jax.jit(lambda x: x + 1)
batch = np.ones(3, np.float32)
step(batch)
with jax.transfer_guard("disallow"):
    print(step(jax.device_put(batch)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [8]
# ///
