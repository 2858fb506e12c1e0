from timeit import timeit
import jax
import jax.numpy as jnp

f = jax.jit(lambda x: jnp.sin(x) * 2 + 1)
batched = jax.jit(jax.vmap(f))
xs = jnp.ones((1000, 10))
rows = list(xs)
calls = lambda: jax.block_until_ready([f(x) for x in rows])
at_once = lambda: jax.block_until_ready(batched(xs))
for name, way in {"1000 calls": calls, "vmap, 1000 at once": at_once}.items():
    way()
    print(f"{name}: {1e3 * min(timeit(way, number=1) for _ in range(5)):.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# timed = true
# highlight = [6]
# faster = [["vmap, 1000 at once", "1000 calls", 5]]
# ///
