import timeit
import jax
import jax.numpy as jnp

f = jax.jit(lambda x: jnp.sin(x @ x).sum())
x = jnp.ones((100, 100))
run = lambda: f(x).block_until_ready()

run()
best = min(timeit.repeat(run, number=10, repeat=5))
print(f"a call: {1e6 * best / 10:.0f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# timed = true
# highlight = [9]
# ///
