import time

import jax
import jax.numpy as jnp

static = jax.jit(lambda n: jnp.sin(jnp.arange(n)).sum(), static_argnums=0)

@jax.jit
def masked(n):
    i = jnp.arange(64)
    return jnp.where(i < n, jnp.sin(i), 0).sum()

jax.block_until_ready(jnp.zeros(3))
for label, f in (("static argument", static), ("maximum and mask", masked)):
    start = time.perf_counter()
    for n in range(1, 21):
        jax.block_until_ready(f(n))
    print(f"{label}: {(time.perf_counter() - start) * 1e3:.1f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["maximum and mask", "static argument", 2]]
# timeout = 60
# ///
