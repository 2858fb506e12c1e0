import time
import jax
import jax.numpy as jnp

def update(i, x):
    return x.at[i].set(1.0)

def by_calls(x, step=jax.jit(update)):
    for i in range(100):
        x = step(i, x)
    return x

@jax.jit
def by_loop(x):
    return jax.lax.fori_loop(0, 100, update, x)

x = jnp.zeros(2_000_000)
for name, way in {"100 calls": by_calls, "one call": by_loop}.items():
    way(x).block_until_ready()
    start = time.perf_counter()
    way(x).block_until_ready()
    print(f"{name}: {1e3 * (time.perf_counter() - start):.2f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# timed = true
# highlight = [14]
# faster = [["one call", "100 calls", 3]]
# ///
