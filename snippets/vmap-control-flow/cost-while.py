import time

import jax
import jax.numpy as jnp

@jax.jit
@jax.vmap
def count(limit):
    return jax.lax.while_loop(lambda i: i < limit, lambda i: i + 1, 0)

short = jax.block_until_ready(jnp.full(1024, 10))
one_long = jax.block_until_ready(short.at[0].set(5000))
for label, limits in (("all lanes short", short), ("one long lane", one_long)):
    jax.block_until_ready(count(limits))
    start = time.perf_counter()
    jax.block_until_ready(count(limits))
    print(f"{label}: {(time.perf_counter() - start) * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["all lanes short", "one long lane", 5]]
# ///
