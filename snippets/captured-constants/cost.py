import time
import jax
import jax.numpy as jnp

data = jax.random.normal(jax.random.key(0), (4_000,))
barrier = jax.lax.optimization_barrier
ways = {
    "captured": (lambda x: x - jnp.median(data), 1.0),
    "barrier": (lambda x: x - jnp.median(barrier(data)), 1.0),
    "passed": (lambda x, d: x - jnp.median(d), 1.0, data),
}
for name, (f, *args) in ways.items():
    start = time.perf_counter()
    jax.jit(f)(*args).block_until_ready()
    print(f"{name}: {1e3 * (time.perf_counter() - start):.0f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# timed = true
# faster = [["barrier", "captured", 2], ["passed", "captured", 3]]
# ///
