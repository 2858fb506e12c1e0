import time

import jax
import jax.numpy as jnp

work = jax.jit(lambda x: x @ x @ x @ x)
x = jax.block_until_ready(jnp.ones((1500, 1500)))
jax.block_until_ready(work(x))

start = time.perf_counter()
y = work(x)
print(f"the call: {(time.perf_counter() - start) * 1e3:.3f} ms")
jax.block_until_ready(y)
print(f"until it is done: {(time.perf_counter() - start) * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# timed = true
# ///
