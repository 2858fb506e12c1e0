import time
import jax
import jax.numpy as jnp

f = jax.jit(lambda a: a @ a)
a = jnp.ones((2000, 2000))
f(a).block_until_ready()

start = time.perf_counter()
b = f(a)
called = time.perf_counter() - start
b.block_until_ready()
done = time.perf_counter() - start
print(f"the call: {1e3 * called:.3f} ms")
print(f"the work: {1e3 * done:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# timed = true
# highlight = [10]
# faster = [["the call", "the work", 3]]
# ///
