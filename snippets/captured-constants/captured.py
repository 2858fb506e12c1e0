import time
import jax
import jax.numpy as jnp

data = jax.random.normal(jax.random.key(0), (4_000,))
ways = {
    "captured": (lambda x: x - jnp.median(data), 1.0),
    "passed": (lambda x, d: x - jnp.median(d), 1.0, data),
}
for name, (f, *args) in ways.items():
    start = time.perf_counter()
    jax.jit(f)(*args).block_until_ready()
    seconds = time.perf_counter() - start
    print(f"{name}: {1e3 * seconds:.0f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# timed = true
# highlight = [7]
# faster = [["passed", "captured", 3]]
# ///
