import time

import jax
import jax.numpy as jnp

def dynamic_slice(x, i):
    return jax.lax.dynamic_slice_in_dim(x, i, 100).sum()

def mask(x, i):
    k = jnp.arange(x.size)
    return x.sum(where=(k >= i) & (k < i + 100))

x = jax.block_until_ready(jnp.ones(1_000_000))
for f in (dynamic_slice, mask):
    g = jax.jit(f)
    jax.block_until_ready(g(x, 5))  # compile
    start = time.perf_counter()
    for _ in range(20):
        jax.block_until_ready(g(x, 5))
    print(f"{f.__name__}: {(time.perf_counter() - start) / 20 * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["dynamic_slice", "mask", 3]]
# timeout = 60
# ///
