import time
import jax
import jax.numpy as jnp

f = jax.jit(lambda x: x @ x)
x = jnp.ones((1000, 1000))
f(x).block_until_ready()
wall, cpu = time.perf_counter(), time.process_time()
for _ in range(5):
    f(x).block_until_ready()
wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
print("devices:", jax.device_count())
print(f"clock: {1e3 * wall:.1f} ms")
print(f"all cores: {1e3 * cpu:.1f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# timed = true
# ///
