import time

import jax
import jax.numpy as jnp

def f(x):
    heavy = lambda x: jnp.linalg.matrix_power(jnp.outer(x, x), 8)[0]
    return jax.lax.cond(x[0] > 9, heavy, lambda x: x, x)

xs = jax.block_until_ready(jnp.ones((64, 100)))
ways = {"vmap(cond)": jax.vmap(f), "lax.map(cond)": lambda xs: jax.lax.map(f, xs)}
for label, way in ways.items():
    way = jax.jit(way)
    jax.block_until_ready(way(xs))
    start = time.perf_counter()
    jax.block_until_ready(way(xs))
    print(f"{label}: {(time.perf_counter() - start) * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["lax.map(cond)", "vmap(cond)", 3]]
# ///
