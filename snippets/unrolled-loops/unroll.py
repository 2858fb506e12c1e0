import time
import jax
import jax.numpy as jnp

xs = jnp.ones(400)
for unroll in (1, 8, True):
    f = lambda xs: jax.lax.scan(lambda c, x: (jnp.sin(c) + x, None), 0.0, xs, unroll=unroll)
    start = time.perf_counter()
    jax.block_until_ready(jax.jit(f)(xs))
    print(f"unroll={unroll}: {1e3 * (time.perf_counter() - start):.1f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# timed = true
# faster = [["unroll=1", "unroll=True", 2]]
# ///
