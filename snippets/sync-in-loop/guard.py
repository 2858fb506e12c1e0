import jax
import numpy as np

step = jax.jit(lambda x: x + 1)
batch = np.ones(3, np.float32)
step(batch)
with jax.transfer_guard("disallow"):
    step(batch)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "jax.errors.JaxRuntimeError"
# says = "Disallowed host-to-device transfer"
# highlight = [8]
# ///
