import time

import jax
import jax.numpy as jnp

def squares(x):
    for i in range(50):
        x = x.at[i].set(i * i)
    return x

x = jax.block_until_ready(jnp.zeros(1_000_000))
compiled = jax.jit(squares)
for label, f in (("eager", squares), ("in one jit", compiled)):
    jax.block_until_ready(f(x))
    start = time.perf_counter()
    jax.block_until_ready(f(x))
    print(f"{label}: {(time.perf_counter() - start) * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["in one jit", "eager", 5]]
# ///
