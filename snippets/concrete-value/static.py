from functools import partial

import jax
import jax.numpy as jnp

@partial(jax.jit, static_argnames="axis")
def center(x, axis):
    return x - x.mean(axis=axis, keepdims=True)

x = jnp.arange(4.0).reshape(2, 2)
print(center(x, axis=0).tolist())
print(center(x, axis=(0, 1)).tolist())
print(center(x, axis=0).tolist())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# traces = {center = 2}
# ///
