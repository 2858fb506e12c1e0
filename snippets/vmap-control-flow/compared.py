import jax
import jax.numpy as jnp

calls = []

def f(x):
    def heavy(x):
        jax.debug.callback(lambda: calls.append(1))
        return jnp.sin(x)
    return jax.lax.cond(x > 9, heavy, lambda x: x, x)

def with_any(xs):
    heavy = jax.vmap(lambda x: f(x))
    return jax.lax.cond((xs > 9).any(), heavy, lambda xs: xs, xs)

ways = {
    "vmap(f)": jax.vmap(f),
    "lax.map(f)": lambda xs: jax.lax.map(f, xs),
    "cond(any, vmap(f))": with_any,
}
print("on 4 lanes | heavy runs, no lane needs it | one lane needs it | gradient of the sum")
for name, way in ways.items():
    counts = []
    for first in (1.0, 10.0):
        calls.clear()
        jax.jit(way)(jnp.ones(4).at[0].set(first))
        jax.effects_barrier()
        counts.append(len(calls))
    grad = jax.grad(lambda xs: way(xs).sum())(jnp.ones(4))
    print(f"{name} | {counts[0]} | {counts[1]} | {grad}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
