import time
import jax
import jax.numpy as jnp

def f(a, n):
    for i in range(n):
        a = jnp.sin(a) + i
    return a

for n in (1, 10, 500):
    start = time.perf_counter()
    jax.jit(f, static_argnums=1)(1.0, n)
    first = time.perf_counter() - start
    print(f"{n} steps: {1e3 * first:.1f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# timed = true
# highlight = [6]
# faster = [["10 steps", "500 steps", 3]]
# ///
