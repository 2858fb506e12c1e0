import time
from functools import partial

import jax
import numpy as np

@partial(jax.jit, static_argnames="step")
def by_step(x, step):
    return x + np.random.rand(1000)

@jax.jit
def by_key(x, key):
    return x + jax.random.uniform(key, (1000,))

x = jax.block_until_ready(jax.numpy.zeros(1000))
keys = list(jax.random.split(jax.random.key(0), 21))
ways = {
    "static argument": lambda i: by_step(x, i),
    "key": lambda i: by_key(x, keys[i]),
}
for label, way in ways.items():
    jax.block_until_ready(way(20))  # compile
    start = time.perf_counter()
    for i in range(20):
        jax.block_until_ready(way(i))
    spent = time.perf_counter() - start
    print(f"{label}, 20 steps: {spent * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["key, 20 steps", "static argument, 20 steps", 20]]
# compiles = {by_key = 1, by_step = 21}
# timeout = 60
# ///
