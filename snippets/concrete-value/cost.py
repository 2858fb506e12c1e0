import time
from functools import partial

import jax
import jax.numpy as jnp

def center(x, axis):
    return x - x.mean(axis=axis, keepdims=True)

x = jax.block_until_ready(jnp.ones((8, 8)))

once = jax.jit(partial(center, axis=0))
start = time.perf_counter()
for _ in range(20):
    jax.block_until_ready(once(x))
print(f"once: {(time.perf_counter() - start) * 1e3:.1f} ms")

start = time.perf_counter()
for _ in range(20):
    jax.block_until_ready(jax.jit(partial(center, axis=0))(x))
print(f"in each call: {(time.perf_counter() - start) * 1e3:.1f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# highlight = [12, 20]
# faster = [["once", "in each call", 3]]
# timeout = 60
# ///
