import time

import jax
import jax.numpy as jnp
import numpy as np

def mean(x, n):
    return x.mean(where=jnp.arange(x.size) < n)

lengths = np.random.default_rng(0).permutation(np.arange(33, 83)).tolist()
rows = [np.ones(n, np.float32) for n in lengths]
padded = [np.pad(x, (0, (64 if x.size <= 64 else 128) - x.size)) for x in rows]

jax.block_until_ready(jax.jit(mean)(np.ones(8, np.float32), 8))
for name, inputs in (("each length", rows), ("buckets", padded)):
    f = jax.jit(lambda x, n: mean(x, n))
    start = time.perf_counter()
    for x, n in zip(inputs, lengths):
        jax.block_until_ready(f(x, n))
    print(f"{name}: {(time.perf_counter() - start) * 1e3:.1f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["buckets", "each length", 2]]
# timeout = 90
# ///
