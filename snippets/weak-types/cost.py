import time

import jax
import jax.numpy as jnp

@jax.jit
def step(total, x):
    for _ in range(10):
        x = jnp.tanh(x) + 1
    return total + x.sum()

batches = list(jax.block_until_ready(jnp.ones((4, 100))))
total = 0.0
for call, x in enumerate(batches, 1):
    start = time.perf_counter()
    total = jax.block_until_ready(step(total, x))
    print(f"call {call}: {(time.perf_counter() - start) * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["call 3", "call 2", 10]]
# ///
