import time
import jax
import jax.numpy as jnp

f = jax.jit(lambda xs: jnp.asarray(xs).sum())
numbers = [float(i) for i in range(500)]
for name, xs in {"list": numbers, "array": jnp.array(numbers)}.items():
    for which in ("first", "later"):
        start = time.perf_counter()
        f(xs).block_until_ready()
        print(f"{name}, {which}: {1e3 * (time.perf_counter() - start):.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# timed = true
# faster = [["array, later", "list, later", 5]]
# ///
