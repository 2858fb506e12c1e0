import jax
import jax.numpy as jnp

def where(x):
    return jnp.where(x > 2, x * x, x)

def cond(x):
    return jax.lax.cond(x > 2, lambda: x * x, lambda: x)

def while_loop(x):
    return jax.lax.while_loop(lambda y: y < 2, lambda y: y * y, x)

def static(x):
    return x * x if x > 2 else x

def works(call):
    try:
        call()
    except (TypeError, ValueError) as error:
        return type(error).__name__
    return "works"

print("fix | traces for 3 values | jax.vmap | jax.grad")
for f in (where, cond, while_loop, static):
    traced = []
    options = {"static_argnums": 0} if f is static else {}
    g = jax.jit(lambda x, f=f: traced.append(x) or f(x), **options)
    for value in (1.5, 2.5, 3.5):
        g(value)
    count = len(traced)
    vmap = works(lambda: jax.vmap(g)(jnp.array([1.5, 3.5])))
    grad = works(lambda: jax.grad(g)(3.5))
    print(f"{f.__name__} | {count} | {vmap} | {grad}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# timeout = 60
# ///
