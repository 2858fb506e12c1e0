import functools

import jax
import jax.numpy as jnp

@functools.lru_cache
def angles(n):
    with jax.ensure_compile_time_eval():
        return jnp.arange(n) / n

@jax.jit
def rotate(x):
    return x * angles(4)

print(rotate(1.0))
print(angles(4) + 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# traces = {rotate = 1}
# ///
