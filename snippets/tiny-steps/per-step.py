import timeit
import jax
import jax.numpy as jnp

@jax.jit
def loop(c):
    step = lambda c, _: (4 * c * (1 - c), c)
    return jax.lax.scan(step, c, length=1000)[1]

def run():
    loop(jnp.float32(0.1)).block_until_ready()

run()
best = min(timeit.repeat(run, number=1)) / 1000
print(f"a step: {1e9 * best:.0f} ns")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# timed = true
# highlight = [6, 7]
# ///
