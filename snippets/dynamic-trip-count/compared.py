import jax
import jax.numpy as jnp

def fori_traced(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: x * 1.1, x)

def while_loop(x, n):
    def step(state):
        return state[0] + 1, state[1] * 1.1
    return jax.lax.while_loop(lambda state: state[0] < n, step, (0, x))[1]

def masked_scan(x, n):
    def step(x, i):
        return jnp.where(i < n, x * 1.1, x), None
    return jax.lax.scan(step, x, jnp.arange(10))[0]

def fori_static(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: x * 1.1, x)

def works(call):
    try:
        call()
    except (TypeError, ValueError) as error:
        return type(error).__name__
    return "works"

print("loop | traces for 3 counts | jax.grad | jax.jacfwd | vmap over the count")
for f in (fori_traced, while_loop, masked_scan, fori_static):
    traced = []
    options = {"static_argnums": 1} if f is fori_static else {}
    g = jax.jit(lambda x, n, f=f: traced.append(n) or f(x, n), **options)
    for n in (1, 2, 3):
        g(1.0, n)
    count = len(traced)
    grad = works(lambda: jax.grad(g)(1.0, 3))
    jacfwd = works(lambda: jax.jacfwd(g)(1.0, 3))
    vmap = works(lambda: jax.vmap(g, in_axes=(None, 0))(1.0, jnp.arange(3)))
    print(f"{f.__name__} | {count} | {grad} | {jacfwd} | {vmap}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# timeout = 60
# ///
