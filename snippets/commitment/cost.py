import time
import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    for _ in range(30):
        x = jnp.sin(x @ x)
    return x

x = jnp.ones((50, 50))
placed = jax.device_put(x, jax.devices()[0])
calls = {"call 1": x, "call 2": x, "call 3, placed": placed, "call 4, placed": placed}
for name, x in calls.items():
    start = time.perf_counter()
    f(x).block_until_ready()
    print(f"{name}: {1e3 * (time.perf_counter() - start):.2f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# timed = true
# faster = [["call 2", "call 3, placed", 3]]
# ///
