import time
import jax
import jax.numpy as jnp

f = jax.jit(lambda x: jnp.sin(x @ x).sum())
x = jnp.ones((100, 100))
clock = [time.perf_counter()]
tick = lambda: clock.append(time.perf_counter())
traced = f.trace(x); tick()
lowered = traced.lower(); tick()
compiled = lowered.compile(); tick()
compiled(x).block_until_ready(); tick()
stages = ("trace", "lower", "compile", "run")
for name, a, b in zip(stages, clock, clock[1:]):
    print(f"{name}: {1e3 * (b - a):.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# timed = true
# highlight = [9, 10, 11]
# ///
