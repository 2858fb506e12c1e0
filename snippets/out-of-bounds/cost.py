import time

import jax
import jax.numpy as jnp
from jax.experimental import checkify

def look_up(table, ids):
    row = lambda total, i: (total + table[i], None)
    return jax.lax.scan(row, jnp.zeros(64), ids)[0]

plain = jax.jit(look_up)
checked = jax.jit(checkify.checkify(look_up, checkify.index_checks))
table = jax.random.normal(jax.random.key(0), (1000, 64))
ids = jnp.arange(100_000) % 1000

for name, f in (("plain", plain), ("checked", checked)):
    jax.block_until_ready(f(table, ids))  # compile
    start = time.perf_counter()
    for _ in range(10):
        jax.block_until_ready(f(table, ids))
    spent = (time.perf_counter() - start) / 10
    print(f"{name}: {spent * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# timed = true
# highlight = [12]
# ///
