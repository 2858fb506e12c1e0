from timeit import repeat
import jax
import jax.numpy as jnp

def f(x):
    return jnp.sqrt(x * x + 1) * jnp.exp(-x) + jnp.abs(x)

x = jnp.ones(2_000_000)
for name, g in {"without jit": f, "jitted": jax.jit(f)}.items():
    run = lambda: g(x).block_until_ready()
    run()
    print(f"{name}: {1e3 * min(repeat(run, number=1)):.2f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# timed = true
# faster = [["jitted", "without jit", 1.5]]
# ///
