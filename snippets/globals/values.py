import time
from functools import partial

import jax
import jax.numpy as jnp

def step(x, rate):
    return x - rate * jnp.sin(x)

@jax.jit
def argument(x, rate):
    return step(x, rate)

@partial(jax.jit, static_argnames="rate")
def static(x, rate):
    return step(x, rate)

x = jax.block_until_ready(jnp.ones(1000))
for name, f in (("argument", argument), ("static argument", static)):
    jax.block_until_ready(f(x, 1.0))  # compile
    start = time.perf_counter()
    for i in range(20):
        jax.block_until_ready(f(x, 0.1 * 0.9**i))
    spent = time.perf_counter() - start
    print(f"{name}, 20 rates: {spent * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# highlight = [10, 14]
# compiles = {argument = 1, static = 21}
# faster = [["argument, 20 rates", "static argument, 20 rates", 10]]
# timeout = 60
# ///
