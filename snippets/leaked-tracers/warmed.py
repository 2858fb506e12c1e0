import functools

import jax
import jax.numpy as jnp

@functools.lru_cache
def angles(n):
    return jnp.arange(n) / n

angles(3)
print(jax.jit(lambda x: x * angles(3))(1.0), angles(3))
print(jax.jit(lambda x: x * angles(5))(1.0))
print(angles(5) + 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "jax.errors.UnexpectedTracerError"
# says = "float32[5]"
# line = 13
# highlight = [10]
# ///
