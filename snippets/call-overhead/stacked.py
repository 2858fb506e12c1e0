import time
import jax
import jax.numpy as jnp

tree = jnp.stack([jnp.ones(3)] * 1000)
f = jax.jit(lambda tree: tree * 2 + 1)
for which in ("first", "later"):
    start = time.perf_counter()
    jax.block_until_ready(f(tree))
    print(f"stacked, {which}: {1e3 * (time.perf_counter() - start):.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# timed = true
# highlight = [5]
# ///
