import time

import jax

@jax.jit
def outside(key):
    return jax.random.normal(key)

@jax.jit
def inside(key):
    key, new = jax.random.split(key)
    return key, jax.random.normal(new)

def run_outside(key, n):
    for _ in range(n):
        key, new = jax.random.split(key)
        x = outside(new)
    return x

def run_inside(key, n):
    for _ in range(n):
        key, x = inside(key)
    return x

key = jax.random.key(0)
runs = {"split outside": run_outside, "split inside": run_inside}
for label, run in runs.items():
    jax.block_until_ready(run(key, 1))
    start = time.perf_counter()
    jax.block_until_ready(run(key, 200))
    print(f"{label}: {(time.perf_counter() - start) * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["split inside", "split outside", 2]]
# traces = {inside = 1, outside = 1}
# ///
