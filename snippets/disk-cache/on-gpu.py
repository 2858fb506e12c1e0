import time
import jax.numpy as jnp

for which in ("first", "second"):
    start = time.perf_counter()
    jnp.ones((256, 256)).block_until_ready()
    print(f"{which}: {1e3 * (time.perf_counter() - start):.2f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# needs = "gpu"
# timed = true
# ///
