import time

import jax
import jax.numpy as jnp

def work(x):
    start = time.perf_counter()
    y = jnp.sin(x) @ x
    return y, time.perf_counter() - start

x, work_jit = jnp.ones((500, 500)), jax.jit(work)
for call in ("first", "second", "third"):
    start = time.perf_counter()
    _, inside = jax.block_until_ready(work_jit(x))
    outside = time.perf_counter() - start
    print(f"{call} call, inside: {inside * 1e3:.3f} ms")
    print(f"{call} call, outside: {outside * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [13, 14, 15]
# timed = true
# ///
