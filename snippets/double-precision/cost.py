import time

import jax

jax.config.update("jax_enable_x64", True)
product = jax.jit(lambda x: x @ x)

for dtype in ("float32", "float64"):
    x = jax.random.normal(jax.random.key(0), (800, 800), dtype)
    product(x).block_until_ready()  # compile
    start = time.perf_counter()
    for _ in range(5):
        product(x).block_until_ready()
    spent = (time.perf_counter() - start) / 5
    print(f"{dtype}: {spent * 1e3:.2f} ms")
    print(dtype, x.nbytes, "bytes")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# timed = true
# highlight = [8]
# ///
