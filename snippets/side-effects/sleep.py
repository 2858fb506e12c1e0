import time

import jax
import jax.numpy as jnp

@jax.jit
def double(x):
    time.sleep(0.2)
    return 2 * x

two, three = jax.block_until_ready((jnp.ones(2), jnp.ones(3)))
for label, x in (
    ("first call", two),
    ("second call", two),
    ("new shape", three),
):
    start = time.perf_counter()
    jax.block_until_ready(double(x))
    print(f"{label}: {(time.perf_counter() - start) * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# highlight = [8]
# faster = [["second call", "first call", 20], ["second call", "new shape", 20]]
# ///
