import time
import jax
import jax.numpy as jnp

f = jax.jit(lambda x: jnp.sin(x @ x).sum())
x = jnp.ones((300, 300))
for which in ("first", "second"):
    start = time.perf_counter()
    f(x).block_until_ready()
    print(f"{which} call: {1e3 * (time.perf_counter() - start):.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# timed = true
# faster = [["second call", "first call", 1.5]]
# ///
