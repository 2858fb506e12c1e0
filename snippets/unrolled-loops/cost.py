import time
import jax
import jax.numpy as jnp

def layer(x, w):
    return jnp.tanh(x @ w) + jnp.sin(x) * jnp.cos(x)

def by_loop(ws, x):
    for k in range(16):
        x = layer(x, ws[k])
    return x

def by_inner_jit(ws, x, inner=jax.jit(layer)):
    for k in range(16):
        x = inner(x, ws[k])
    return x

def by_scan(ws, x):
    return jax.lax.scan(lambda x, w: (layer(x, w), None), x, ws)[0]

args = jnp.ones((16, 8, 8)), jnp.ones(8)
for name, f in {"Python loop": by_loop, "inner jit": by_inner_jit, "scan": by_scan}.items():
    start = time.perf_counter()
    step = jax.jit(lambda *args: f(*args))
    step(*args).block_until_ready()
    print(f"{name}, first call: {1e3 * (time.perf_counter() - start):.1f} ms")
    start = time.perf_counter()
    for _ in range(100):
        out = step(*args)
    out.block_until_ready()
    print(f"{name}, later: {1e4 * (time.perf_counter() - start):.1f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# timed = true
# faster = [["scan, first call", "Python loop, first call", 2]]
# ///
