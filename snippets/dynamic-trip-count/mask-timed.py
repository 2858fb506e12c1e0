import time

import jax
import jax.numpy as jnp

def step(x):
    return jnp.tanh(x @ x)

@jax.jit
def loop(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: step(x), x)

@jax.jit
def masked(x, n):
    def body(x, i):
        return jnp.where(i < n, step(x), x), None
    return jax.lax.scan(body, x, jnp.arange(1000))[0]

x = jax.block_until_ready(jnp.ones((16, 16)) / 16)
for name, f in (("while", loop), ("masked scan", masked)):
    jax.block_until_ready(f(x, 10))  # compile
    start = time.perf_counter()
    for _ in range(20):
        jax.block_until_ready(f(x, 10))
    each = (time.perf_counter() - start) / 20
    print(f"{name}, 10 of 1000: {each * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["while, 10 of 1000", "masked scan, 10 of 1000", 3]]
# timeout = 60
# ///
