import jax
import jax.numpy as jnp
import numpy as np

@jax.jit
def loss(w):
    return jnp.sum(w ** 2)

jax.grad(loss)(np.ones(3, np.float32))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [8]
# env = {JAX_LOG_COMPILES = "1"}
# ///
