from functools import partial

import jax
import jax.numpy as jnp

def scaled(x, scale):
    return scale * x

print(jax.vmap(partial(scaled, scale=2.0))(jnp.arange(3.0)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# ///
