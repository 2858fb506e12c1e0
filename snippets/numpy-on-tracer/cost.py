import time

import jax
import jax.numpy as jnp
import numpy as np

def callback(x):
    return jax.pure_callback(np.sin, jax.ShapeDtypeStruct(x.shape, x.dtype), x)

x = jax.block_until_ready(jnp.ones(1000))
for label, f in (("jnp.sin", jax.jit(jnp.sin)), ("pure_callback", jax.jit(callback))):
    jax.block_until_ready(f(x))
    start = time.perf_counter()
    for _ in range(200):
        jax.block_until_ready(f(x))
    print(f"{label}: {(time.perf_counter() - start) / 200 * 1e6:.1f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["jnp.sin", "pure_callback", 3]]
# ///
