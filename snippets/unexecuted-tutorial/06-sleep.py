import time

import jax
import jax.numpy as jnp


@jax.jit
def f(x):
    time.sleep(0.1)
    return x + 1


x = jax.block_until_ready(jnp.arange(3.0))
for label in ("first call", "second call"):
    start = time.perf_counter()
    jax.block_until_ready(f(x))
    print(f"{label}: {(time.perf_counter() - start) * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# faster = [["second call", "first call", 50]]
# claim = "`time.sleep` in a jitted function stands for work that each call does."
# verdict = "wrong"
# see = "side-effects"
# ///
