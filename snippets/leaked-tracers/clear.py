import functools

import jax
import jax.numpy as jnp

@functools.lru_cache
def angles(n):
    return jnp.arange(n) / n

jax.jit(lambda x: x * angles(3))(1.0)
jax.clear_caches()
print(angles(3) + 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "jax.errors.UnexpectedTracerError"
# says = "float32[3]"
# line = 12
# highlight = [11]
# ///
