import time

import jax
import jax.numpy as jnp
import numpy as np

@jax.jit
def f(x):
    for _ in range(10):
        x = jnp.tanh(x) + 1
    return x.sum()

jax.block_until_ready(f(np.ones(10, "float32")))
for label, n in (("new shape", 11), ("same shape again", 11)):
    x = np.ones(n, "float32")
    start = time.perf_counter()
    jax.block_until_ready(f(x))
    print(f"{label}: {(time.perf_counter() - start) * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["same shape again", "new shape", 20]]
# ///
