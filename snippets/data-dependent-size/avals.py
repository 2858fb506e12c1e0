from functools import partial

import jax
import jax.numpy as jnp

for size in (2, 5):
    f = partial(jnp.nonzero, size=size)
    print(size, jax.eval_shape(f, jnp.ones(4))[0])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
