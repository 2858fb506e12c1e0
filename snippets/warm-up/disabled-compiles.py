import jax
import numpy as np

f = jax.jit(lambda x: jax.numpy.sin(x) * 2)
with jax.disable_jit():
    f(np.ones(3, np.float32))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# env = {JAX_LOG_COMPILES = "1"}
# highlight = [6]
# ///
