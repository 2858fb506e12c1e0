import jax
import numpy as np

f = jax.jit(lambda x: x + 1)
with jax.transfer_guard("disallow"):
    f(np.ones(3, np.float32))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "jax.errors.JaxRuntimeError"
# says = "Disallowed host-to-device transfer"
# highlight = [6]
# ///
