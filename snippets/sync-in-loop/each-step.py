import time
import jax
import jax.numpy as jnp

step = jax.jit(lambda w: w * 0.99)
w = step(jnp.ones(100))
float(w[0])

for name, every in ("every step", 1), ("every 100", 100):
    start = time.perf_counter()
    for i in range(1000):
        w = step(w)
        if i % every == 0:
            float(w[0])
    w.block_until_ready()
    seconds = time.perf_counter() - start
    print(f"{name}: {1e3 * seconds:.2f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# timed = true
# highlight = [14]
# faster = [["every 100", "every step", 2]]
# ///
