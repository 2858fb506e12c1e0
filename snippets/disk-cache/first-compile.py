import time
import jax
import jax.numpy as jnp

def clock(label, call):
    start = time.perf_counter()
    jax.block_until_ready(call())
    print(f"{label}: {1e3 * (time.perf_counter() - start):.2f} ms")

clock("backend", lambda: (jax.devices(), None)[1])
clock("first", lambda: jnp.ones((256, 256)))
clock("second", lambda: jnp.ones((256, 256)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# timed = true
# faster = [["second", "first", 5]]
# env = {JAX_PLATFORMS = "cpu"}
# ///
