import timeit
import jax
import jax.numpy as jnp

@jax.jit
def step(c):
    return 4 * c * (1 - c)

@jax.jit
def scan(c):
    return jax.lax.scan(lambda c, _: (step(c), None), c, length=1000)[0]

def loop(c):
    for _ in range(1000):
        c = step(c)
    return c

for name, f in [("Python loop", loop), ("scan", scan)]:
    run = lambda: f(jnp.float32(0.1)).block_until_ready()
    run()
    print(f"{name}: {1e6 * min(timeit.repeat(run, number=1)):.0f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# timed = true
# highlight = [13]
# faster = [["scan", "Python loop", 5]]
# ///
