from functools import partial

import jax
import jax.numpy as jnp

@partial(jax.jit, donate_argnums=0)
def step(x):
    return x + 1

x = jnp.zeros(3)
print(step(x))
print(x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# raises = "RuntimeError"
# says = "deleted"
# line = 12
# ///
