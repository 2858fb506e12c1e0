import time

import jax
import jax.numpy as jnp
from jax.experimental import io_callback

rows = []

def returned(total, x):
    return total + x, total + x

def called_back(total, x):
    io_callback(rows.append, None, total + x, ordered=True)
    return total + x, None

xs = jax.block_until_ready(jnp.ones(1000))
for label, body in (("return", returned), ("io_callback", called_back)):
    run = jax.jit(lambda xs, body=body: jax.lax.scan(body, 0.0, xs))
    jax.block_until_ready(run(xs))  # compile
    jax.effects_barrier()
    start = time.perf_counter()
    jax.block_until_ready(run(xs))
    jax.effects_barrier()
    print(f"{label}: {(time.perf_counter() - start) * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# highlight = [10, 13]
# faster = [["return", "io_callback", 20]]
# timeout = 60
# ///
