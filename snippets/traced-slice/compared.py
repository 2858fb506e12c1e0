import jax
import jax.numpy as jnp

def dynamic_slice(x, i):
    return jax.lax.dynamic_slice_in_dim(x, i, 2).sum()

def indices(x, i):
    return x[i + jnp.arange(2)].sum()

def mask(x, i):
    k = jnp.arange(x.size)
    return x.sum(where=(k >= i) & (k < i + 2))

def static(x, i):
    return x[i : i + 2].sum()

def works(call):
    try:
        return str(call())
    except Exception as error:
        return type(error).__name__

x = jnp.arange(5.0)
print("sum of two | traces for 3 starts | vmap over the start | grad | start 4 of 5")
for f in (dynamic_slice, indices, mask, static):
    traced = []
    options = {"static_argnums": 1} if f is static else {}
    g = jax.jit(lambda x, i, f=f: traced.append(i) or f(x, i), **options)
    for i in (0, 1, 2):
        g(x, i)
    count = len(traced)
    vmap = works(lambda: jax.vmap(g, in_axes=(None, 0))(x, jnp.arange(2)))
    grad = works(lambda: jax.grad(g)(x, 1))
    print(f.__name__, count, vmap, grad, g(x, 4), sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
