import timeit
import jax
import jax.numpy as jnp

@jax.jit
def loop(c):
    step = lambda c, _: (4 * c * (1 - c), None)
    return jax.lax.scan(step, c, length=500)[0]

for label, n in [("one number", 1), ("100 numbers", 100),
                 ("10000 numbers", 10_000)]:
    c = jnp.linspace(0.1, 0.9, n)
    run = lambda: loop(c).block_until_ready()
    run()
    best = min(timeit.repeat(run, number=5)) / 5
    print(f"{label}: {1e9 * best / 500:.0f} ns")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# timed = true
# faster = [["one number", "10000 numbers", 3]]
# ///
