import timeit
import jax
import jax.numpy as jnp

f = jax.jit(lambda x: jax.lax.scan(lambda c, v: (c + v, c), 0.0, x)[0])
x = jnp.ones(100)
run = lambda: f(x).block_until_ready()

run()
print(f"jitted: {1e6 * min(timeit.repeat(run, number=3)) / 3:.0f} µs")
with jax.disable_jit():
    run()
    best = min(timeit.repeat(run, number=1, repeat=3))
print(f"jit disabled: {1e6 * best:.0f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# timed = true
# highlight = [11]
# faster = [["jitted", "jit disabled", 5]]
# ///
