import functools

import jax
import jax.numpy as jnp

@functools.lru_cache
def angles(n):
    return jnp.zeros(n)

@jax.jit
def rotate(x):
    return x * angles(3)

rotate(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "Exception"
# says = "is referred to by <_lru_cache_wrapper"
# line = 14
# highlight = [8]
# varies = ["\\b\\d{12,}\\b"]
# env = {JAX_CHECK_TRACER_LEAKS = "1"}
# ///
