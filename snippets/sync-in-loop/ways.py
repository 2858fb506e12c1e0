import time, timeit
import jax
import jax.numpy as jnp

step = jax.jit(lambda a: (jnp.sort(-a), a.sum()))
a = jnp.linspace(0, 1, 50_000)
jax.block_until_ready(step(a))

def run(a, read):
    losses = []
    for i in range(20):
        a, loss = step(a)
        losses.append(loss)
        read(i, losses)
        time.sleep(0.006)
    return jax.device_get(losses)

for name, read in [
    ("read each step", lambda i, losses: float(losses[-1])),
    ("read one step late", lambda i, losses: i and float(losses[-2])),
    ("read each 10th", lambda i, losses: i % 10 or float(losses[-1])),
    ("read at the end", lambda i, losses: None),
]:
    best = min(timeit.repeat(lambda: run(a, read), number=1, repeat=3))
    print(f"{name}: {1e3 * best / 20:.1f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# timed = true
# ///
