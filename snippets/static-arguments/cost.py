import time

import jax

def f(x, n):
    return x * n

for label, options in (("static", {"static_argnames": "n"}), ("traced", {})):
    jitted = jax.jit(f, **options)
    jax.block_until_ready(jitted(1.0, -1))
    start = time.perf_counter()
    for n in range(30):
        jax.block_until_ready(jitted(1.0, n))
    print(f"{label}: {(time.perf_counter() - start) * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["traced", "static", 5]]
# ///
