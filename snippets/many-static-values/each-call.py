import time

import jax
import jax.numpy as jnp

def power(x, n):
    return x**n

x = jax.block_until_ready(jnp.linspace(0.5, 1.5, 1_000_000))
for label, options in (("static", {"static_argnums": 1}), ("traced", {})):
    jitted = jax.jit(power, **options)
    jax.block_until_ready(jitted(x, 3))
    start = time.perf_counter()
    for _ in range(20):
        jax.block_until_ready(jitted(x, 3))
    print(f"{label}: {(time.perf_counter() - start) / 20 * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["static", "traced", 2]]
# ///
