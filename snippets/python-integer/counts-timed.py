import time

import jax
import jax.numpy as jnp

def step(x):
    return jnp.tanh(x @ x)

def traced(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: step(x), x)

def static(x, n):
    for _ in range(n):
        x = step(x)
    return x

x = jax.block_until_ready(jnp.ones((8, 8)) / 8)
for label, f in (
    ("traced count", jax.jit(traced)),
    ("static count", jax.jit(static, static_argnums=1)),
):
    start = time.perf_counter()
    for n in range(1, 11):
        jax.block_until_ready(f(x, n))
    print(f"{label}: {(time.perf_counter() - start) * 1e3:.1f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["traced count", "static count", 2]]
# timeout = 60
# ///
