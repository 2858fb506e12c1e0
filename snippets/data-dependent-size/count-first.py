from functools import partial

import jax
import jax.numpy as jnp

@partial(jax.jit, static_argnames="size")
def positions(x, size):
    return jnp.nonzero(x > 0, size=size)[0]

x = jnp.array([1.0, -1.0, 2.0])
count = int(jnp.sum(x > 0))
size = max(4, 1 << (count - 1).bit_length())
print(positions(x, size)[:count], "of a buffer of", size)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 11, 12]
# ///
