import timeit
import jax
import jax.numpy as jnp

f = jax.jit(lambda a: a @ a)
a = jnp.ones((2000, 2000))
f(a).block_until_ready()

def run():
    jax.block_until_ready(f(a))

best = min(timeit.repeat(run, number=1, repeat=5))
print(f"the work: {1e3 * best:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# timed = true
# highlight = [10]
# ///
