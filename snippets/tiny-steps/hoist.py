import timeit
import jax
import jax.numpy as jnp

@jax.jit
def inside(key):
    def step(s, k):
        return 0.9 * s + jax.random.normal(k), None
    return jax.lax.scan(step, 0.0, jax.random.split(key, 10_000))[0]

@jax.jit
def before(key):
    noise = jax.random.normal(key, 10_000)
    return jax.lax.scan(lambda s, e: (0.9 * s + e, None), 0.0, noise)[0]

key = jax.random.key(0)
for name, f in [("drawn in each step", inside), ("drawn before", before)]:
    run = lambda: f(key).block_until_ready()
    run()
    best = min(timeit.repeat(run, number=3)) / 3
    print(f"{name}: {1e6 * best:.0f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# timed = true
# highlight = [8, 13]
# faster = [["drawn before", "drawn in each step", 1.5]]
# ///
