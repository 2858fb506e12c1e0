import time

import jax
import jax.numpy as jnp

def loss(x):
    for _ in range(20):
        x = jnp.sin(x)
    return jnp.sum(x)

x = jax.block_until_ready(jnp.ones(100))
for label, f in (("grad(jit(f))", jax.grad(jax.jit(loss))), ("jit(grad(f))", jax.jit(jax.grad(loss)))):
    jax.block_until_ready(f(x))
    start = time.perf_counter()
    for _ in range(100):
        jax.block_until_ready(f(x))
    print(f"{label}: {(time.perf_counter() - start) * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["jit(grad(f))", "grad(jit(f))", 2]]
# ///
