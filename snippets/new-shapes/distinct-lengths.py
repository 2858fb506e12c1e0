import time

import jax
import jax.numpy as jnp
import numpy as np

CALLS, LARGEST = 64, 4096


def spread(x, n):
    """Mean distance of all pairs among the first n."""
    real = jnp.arange(x.size) < n
    pairs = jnp.abs(x[:, None] - x) * real[:, None] * real
    return pairs.sum() / n**2


def total_seconds(size_for, lengths):
    f = jax.jit(lambda x, n: spread(x, n))  # a new function: nothing compiled yet
    rows = [np.zeros(size_for(n), np.float32) for n in lengths]
    start = time.perf_counter()
    for x, n in zip(rows, lengths):
        jax.block_until_ready(f(x, n))
    return time.perf_counter() - start


sizes = {
    "each length": lambda n: n,
    "buckets": lambda n: 1 << (n - 1).bit_length(),
    "one size": lambda n: LARGEST,
}
total_seconds(sizes["one size"], [1, 2])  # start the backend
for distinct in (1, 2, 4, 8, 16, 32):
    choice = np.linspace(LARGEST, 64, distinct).astype(int).tolist()
    lengths = [choice[i % distinct] for i in range(CALLS)]
    for name, size_for in sizes.items():
        print(f"{name}, {distinct}: {total_seconds(size_for, lengths) * 1e3:.1f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["one size, 32", "each length, 32", 2]]
# timeout = 120
# ///
