import timeit
import jax
import jax.numpy as jnp

join = lambda p, q: (p[0] * q[0], q[0] * p[1] + q[1])
step = lambda c, ab: (ab[0] * c + ab[1],) * 2
one = jax.jit(lambda a, b: jax.lax.scan(step, 0.0, (a, b))[1])
tree = jax.jit(lambda a, b: jax.lax.associative_scan(join, (a, b))[1])

a, b = jnp.full(100_000, 0.9), jnp.ones(100_000)
for name, f in [("scan", one), ("associative_scan", tree)]:
    run = lambda: f(a, b).block_until_ready()
    run()
    best = min(timeit.repeat(run, number=3)) / 3
    print(f"{name}: {1e6 * best:.0f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# timed = true
# ///
