import time

import jax
import jax.numpy as jnp
import numpy as np

total = jax.jit(lambda xs: jnp.sum(jnp.asarray(xs)))
values = [1.0] * 300
ways = {"a list": lambda: values, "np.asarray before": lambda: np.asarray(values, np.float32)}
for label, make in ways.items():
    jax.block_until_ready(total(make()))
    start = time.perf_counter()
    for _ in range(20):
        jax.block_until_ready(total(make()))
    print(f"{label}: {(time.perf_counter() - start) / 20 * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["np.asarray before", "a list", 5]]
# ///
