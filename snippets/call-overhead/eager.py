from timeit import timeit
import jax
import jax.numpy as jnp

def f(x):
    for _ in range(10):
        x = x + 1
    return x

x = jnp.ones(10)
for name, way in {"ten operations": f, "jitted": jax.jit(f)}.items():
    way(x)
    print(f"{name}: {1e4 * timeit(lambda: way(x), number=100):.1f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# timed = true
# faster = [["jitted", "ten operations", 2]]
# ///
