import time
import jax
import jax.numpy as jnp

step = jax.jit(lambda a: (a @ a / 800, a.sum()))
first = jnp.ones((800, 800))
jax.block_until_ready(step(first))

for name, read in [("read", float), ("not read", lambda loss: None)]:
    a = first
    start = time.perf_counter()
    for _ in range(15):
        a, loss = step(a)
        read(loss)
    a.block_until_ready()
    print(f"{name}: {1e3 * (time.perf_counter() - start) / 15:.1f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# timed = true
# ///
