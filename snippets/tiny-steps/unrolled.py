from timeit import repeat
import jax
import jax.numpy as jnp

x = jnp.float32(0.1)
step = lambda c, _: (4 * c * (1 - c), None)
for unroll in (1, 4, 16):
    f = jax.jit(lambda x: jax.lax.scan(
        step, x, length=16_000, unroll=unroll)[0])
    call = lambda: f(x).block_until_ready()
    call()
    print(f"unroll={unroll}: {1e6 * min(repeat(call, number=1)):.0f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# timed = true
# highlight = [9]
# ///
