from functools import partial

import jax
import jax.numpy as jnp

def center(x, axis):
    return x - x.mean(axis=axis, keepdims=True)

center_columns = jax.jit(partial(center, axis=0))
x = jnp.arange(4.0).reshape(2, 2)
print(center_columns(x).tolist())
print(center_columns(x + 1).tolist())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# traces = {center = 1}
# ///
