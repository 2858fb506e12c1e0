import time

import jax

def scale(x):
    return 2 * x

once = jax.jit(scale)

def each(x):
    return jax.jit(lambda x: scale(x))(x)

for label, f in (("jitted in each call", each), ("jitted once", once)):
    jax.block_until_ready(f(1.0))
    start = time.perf_counter()
    for i in range(20):
        jax.block_until_ready(f(float(i)))
    print(f"{label}: {(time.perf_counter() - start) * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["jitted once", "jitted in each call", 5]]
# ///
