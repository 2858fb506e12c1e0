import math
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np

traces = 0

@partial(jax.jit, static_argnums=1)
def f(x, n):
    global traces
    traces += 1
    return x

print("three calls with a static argument | traces")
for call in (
    "[0.1, 0.2, 0.3]",
    "[1, 1.0, True]",
    "[1, np.int64(1), np.int32(1)]",
    "[float('nan') for _ in range(3)]",
    "[jnp.float32, np.float32, np.dtype('float32')]",
    "[lambda x: x for _ in range(3)]",
    "[partial(max, 0) for _ in range(3)]",
    "[object() for _ in range(3)]",
    "[[].append for _ in range(3)]",
    "[2, 2, 2]",
    "[tuple([2, 3]) for _ in range(3)]",
    "['relu', 'relu', 'relu']",
    "[jnp.sin, jnp.sin, jnp.sin]",
    "[math.nan, math.nan, math.nan]",
):
    jax.clear_caches()
    traces, kept = 0, eval(call)
    for value in kept:
        f(1.0, value)
    print(f"{call} | {traces}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# timeout = 60
# ///
