import timeit
import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return jnp.sin(x @ x).sum()

def first_call():
    jax.clear_caches()
    f(x).block_until_ready()

x = jnp.ones((100, 100))
times = timeit.repeat(first_call, number=1, repeat=3)
print(f"a first call: {1e3 * min(times):.1f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# timed = true
# highlight = [11]
# traces = {f = 3}
# ///
