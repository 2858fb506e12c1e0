import time

import jax
import jax.numpy as jnp

n = 1_000_000
x = jax.block_until_ready(jnp.where(jnp.arange(n) % 2, 1.0, -1.0))
mask = jax.jit(lambda x: jnp.sum(x, where=x > 0))
nonzero = jax.jit(lambda x: x[jnp.nonzero(x > 0, size=n // 2)].sum())
for label, f in (("mask", mask), ("nonzero", nonzero)):
    jax.block_until_ready(f(x))
    start = time.perf_counter()
    for _ in range(10):
        jax.block_until_ready(f(x))
    print(f"{label}: {(time.perf_counter() - start) * 100:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["mask", "nonzero", 2]]
# ///
