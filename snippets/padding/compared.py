import jax
import jax.numpy as jnp
import numpy as np

def by_where(x, n):
    return x.mean(where=jnp.arange(x.size) < n)

def by_sum(x, n):
    return jnp.where(jnp.arange(x.size) < n, x, 0.0).sum() / n

def by_slice(x, n):
    return x[:n].mean()

padded = jnp.array([1.0, 2.0, 3.0, jnp.nan])
print("mean | traces for 3 lengths | value, NaN as padding | gradient")
for f in (by_where, by_sum, by_slice):
    traced = []
    options = {"static_argnums": 1} if f is by_slice else {}
    g = jax.jit(lambda x, n, f=f: traced.append(n) or f(x, n), **options)
    for n in (1, 2, 3):
        value = g(padded, n)
    count, gradient = len(traced), np.asarray(jax.grad(g)(padded, 3))
    print(f.__name__, count, value, gradient.round(2), sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
