import jax
import jax.numpy as jnp

def fori_loop(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: x * 2, x)

def static(x, n):
    for _ in range(n):
        x = x * 2
    return x

def works(call):
    try:
        call()
    except (TypeError, ValueError) as error:
        return type(error).__name__
    return "works"

print("fix | traces for 3 counts | vmap over the count | jax.grad")
for f in (fori_loop, static):
    traced = []
    options = {"static_argnums": 1} if f is static else {}
    g = jax.jit(lambda x, n, f=f: traced.append(n) or f(x, n), **options)
    for n in (1, 2, 3):
        g(1.0, n)
    count = len(traced)
    vmap = works(lambda: jax.vmap(g, in_axes=(None, 0))(1.0, jnp.arange(3)))
    grad = works(lambda: jax.grad(g)(1.0, 3))
    print(f"{f.__name__} | {count} | {vmap} | {grad}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# timeout = 60
# ///
