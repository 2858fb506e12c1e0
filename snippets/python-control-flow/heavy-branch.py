import time

import jax
import jax.numpy as jnp

def heavy(a):
    for _ in range(10):
        a = jnp.tanh(a @ a)
    return a

where = jax.jit(lambda p, a: jnp.where(p, heavy(a), a))
cond = jax.jit(lambda p, a: jax.lax.cond(p, heavy, lambda a: a, a))

a = jax.block_until_ready(jnp.ones((300, 300)) / 300)
for taken, label in ((False, "light branch"), (True, "heavy branch")):
    for f in (where, cond):
        jax.block_until_ready(f(taken, a))  # compile
        start = time.perf_counter()
        for _ in range(20):
            jax.block_until_ready(f(taken, a))
        each = (time.perf_counter() - start) / 20
        name = "where" if f is where else "cond"
        print(f"{name}, {label}: {each * 1e3:.4f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["cond, light branch", "where, light branch", 5]]
# timeout = 60
# ///
