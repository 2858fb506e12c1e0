from timeit import repeat
import jax

step = lambda c, _: (4 * c * (1 - c), None)
f = jax.jit(lambda x: jax.lax.scan(step, x, length=20_000)[0])
for platform in ("cpu", "gpu"):
    x = jax.device_put(0.1, jax.devices(platform)[0])
    call = lambda: f(x).block_until_ready()
    call()
    print(f"20000 steps, {platform}: {1e3 * min(repeat(call, number=1)):.2f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# needs = "gpu"
# timed = true
# ///
