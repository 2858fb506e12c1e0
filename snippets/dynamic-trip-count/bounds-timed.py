import time

import jax
import jax.numpy as jnp

def loop(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: jnp.tanh(x @ x), x)

x = jax.block_until_ready(jnp.ones((8, 8)) / 8)
for name, f in (
    ("traced", jax.jit(loop)),
    ("static", jax.jit(lambda x, n: loop(x, n), static_argnums=1)),
):
    for when in ("first calls", "again"):
        start = time.perf_counter()
        for n in range(1, 11):
            jax.block_until_ready(f(x, n))
        each = time.perf_counter() - start
        print(f"{name}, {when}: {each * 1e3:.2f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["traced, first calls", "static, first calls", 2]]
# timeout = 60
# ///
