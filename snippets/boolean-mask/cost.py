import time

import jax
import jax.numpy as jnp

def by_where(x):
    return x.sum(where=x > 0)

def by_nonzero(x):
    i = jnp.nonzero(x > 0, size=x.size, fill_value=x.size)[0]
    return x.at[i].get(mode="fill", fill_value=0).sum()

x = jax.block_until_ready(jnp.sin(jnp.arange(1_000_000.0)))
for label, f in (("where=", by_where), ("nonzero and gather", by_nonzero)):
    f = jax.jit(f)
    jax.block_until_ready(f(x))  # compile
    start = time.perf_counter()
    for _ in range(5):
        jax.block_until_ready(f(x))
    print(f"{label}: {(time.perf_counter() - start) / 5 * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["where=", "nonzero and gather", 5]]
# timeout = 60
# ///
