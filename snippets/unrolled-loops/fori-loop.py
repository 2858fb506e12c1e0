import time
import jax
import jax.numpy as jnp

def f(a, n):
    step = lambda i, a: jnp.sin(a) + i
    return jax.lax.fori_loop(0, n, step, a)

for n in (1, 10, 500):
    start = time.perf_counter()
    jax.jit(f, static_argnums=1)(1.0, n)
    first = time.perf_counter() - start
    print(f"{n} steps: {1e3 * first:.1f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# timed = true
# highlight = [7]
# ///
