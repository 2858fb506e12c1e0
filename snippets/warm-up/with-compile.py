import timeit
import jax
import jax.numpy as jnp

f = jax.jit(lambda x: jnp.sin(x @ x).sum())
x = jnp.ones((100, 100))
run = lambda: f(x).block_until_ready()

first = timeit.timeit(run, number=10) / 10
later = timeit.timeit(run, number=10) / 10
print(f"the average: {1e6 * first:.0f} µs")
print(f"later calls: {1e6 * later:.0f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# timed = true
# highlight = [9]
# faster = [["later calls", "the average", 3]]
# ///
