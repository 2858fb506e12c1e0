from timeit import timeit
import jax
import jax.numpy as jnp
import numpy as np

f = lambda np, x: np.sin(x) * np.cos(x) * 2 + 1
jitted = jax.jit(lambda x: f(jnp, x))
for n in (10, 1000, 1_000_000):
    x = np.ones(n, np.float32)
    y = jnp.asarray(x)
    ways = {"numpy": lambda: f(np, x), "jitted": lambda: jitted(y).block_until_ready()}
    for name, way in ways.items():
        way()
        print(f"{name}, {n}: {1e6 * min(timeit(way, number=5) / 5 for _ in range(5)):.1f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# timed = true
# faster = [["jitted, 1000000", "numpy, 1000000", 1.5]]
# ///
