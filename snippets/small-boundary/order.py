import timeit
import jax
import jax.numpy as jnp

def f(x):
    return jnp.sin(x) * jnp.cos(x) + x

def jvp(f):
    return lambda x: jax.jvp(f, (x,), (x,))

x, xs, jit = jnp.float32(1), jnp.ones(100), jax.jit
for name, g, arg in [
    ("grad(jit(f))", jax.grad(jit(f)), x),
    ("jit(grad(f))", jit(jax.grad(f)), x),
    ("vmap(jit(f))", jax.vmap(jit(f)), xs),
    ("jit(vmap(f))", jit(jax.vmap(f)), xs),
    ("jvp(jit(f))", jvp(jit(f)), x),
    ("jit(jvp(f))", jit(jvp(f)), x),
]:
    run = lambda: jax.block_until_ready(g(arg))
    run()
    best = min(timeit.repeat(run, number=50)) / 50
    print(f"{name}: {1e6 * best:.1f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# timed = true
# faster = [["jit(grad(f))", "grad(jit(f))", 5], ["jit(vmap(f))", "vmap(jit(f))", 2], ["jit(jvp(f))", "jvp(jit(f))", 3]]
# ///
