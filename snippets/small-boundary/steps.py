import timeit
import jax
import jax.numpy as jnp

def loss(w):
    return jnp.sum((w - 1) ** 2)

@jax.jit
def step(w):
    return w - 0.1 * jax.grad(loss)(w)

@jax.jit
def scan(w):
    return jax.lax.scan(lambda w, _: (step(w), None), w, length=100)[0]

def loop(w):
    for _ in range(100):
        w = step(w)
    return w

w = jnp.zeros(8)
for name, f in [("a Python loop", loop), ("a scan", scan)]:
    run = lambda: f(w).block_until_ready()
    run()
    best = min(timeit.repeat(run, number=3)) / 3
    print(f"{name}: {1e6 * best:.0f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# timed = true
# highlight = [13]
# faster = [["a scan", "a Python loop", 2]]
# ///
