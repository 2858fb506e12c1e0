import jax
import jax.numpy as jnp

def static(n):
    return jnp.arange(n).sum()

def maximum(n):
    i = jnp.arange(8)
    return jnp.where(i < n, i, 0).sum()

def from_array(x):
    return jnp.arange(x.shape[0]).sum()

def works(call):
    try:
        return str(call())
    except Exception as error:
        return type(error).__name__

print("sum below n | traces for 3 values | vmap over n")
for f in (static, maximum, from_array):
    traced = []
    options = {"static_argnums": 0} if f is static else {}
    g = jax.jit(lambda n, f=f: traced.append(n) or f(n), **options)
    for n in (2, 3, 4):
        g(jnp.zeros(n) if f is from_array else n)
    count = len(traced)
    vmap = works(lambda: jax.vmap(g)(jnp.array([2, 3])))
    print(f.__name__, count, "—" if f is from_array else vmap, sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
