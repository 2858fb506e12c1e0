import timeit
import jax
import jax.numpy as jnp

@jax.jit
def step(c):
    return 4 * c * (1 - c)

def run():
    c = jnp.float32(0.1)
    for _ in range(1000):
        c = step(c)
    c.block_until_ready()

run()
best = min(timeit.repeat(run, number=1)) / 1000
print(f"a step: {1e9 * best:.0f} ns")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# timed = true
# highlight = [11, 12]
# ///
