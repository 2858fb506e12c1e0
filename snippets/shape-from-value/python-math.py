import math

import jax
import jax.numpy as jnp

@jax.jit
def flat(x):
    return x.reshape(math.prod(x.shape))

print(flat(jnp.ones((2, 3))).shape)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
