import functools

import jax
import jax.numpy as jnp

@functools.lru_cache
def angles(n):
    return jnp.arange(n) / n

jax.jit(lambda x: x * angles(3))(1.0)
jax.jit(lambda x: x + angles(3))(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# but = "The function that is traced first fills the cache. Here a second one, with a trace of its own, takes the tracer of the first."
# raises = "jax.errors.UnexpectedTracerError"
# says = "float32[3]"
# line = 11
# highlight = [6, 8]
# ///
