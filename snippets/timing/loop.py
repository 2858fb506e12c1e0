import time
import jax
import jax.numpy as jnp

step = jax.jit(lambda a: a @ a / 2000)
x = jnp.ones((2000, 2000))
step(x).block_until_ready()
start = time.perf_counter()
for _ in range(5):
    x = step(x)
x.block_until_ready()
print(f"a step: {1e3 * (time.perf_counter() - start) / 5:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# timed = true
# highlight = [11]
# ///
