import time, timeit
import jax
import jax.numpy as jnp

def step(c, _):
    return 4 * c * (1 - c), c

x = jnp.float32(0.1)
for unroll in (1, 8, 40):
    f = jax.jit(lambda c: jax.lax.scan(step, c, length=20_000,
                                       unroll=unroll)[1])
    run = lambda: f(x).block_until_ready()
    start = time.perf_counter()
    run()
    first = time.perf_counter() - start
    best = min(timeit.repeat(run, number=3)) / 3
    print(f"first call, unroll {unroll}: {1e3 * first:.0f} ms")
    print(f"a call, unroll {unroll}: {1e6 * best:.0f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# timed = true
# highlight = [11]
# ///
