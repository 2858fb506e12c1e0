import jax
import jax.numpy as jnp

def with_size(x):
    i = jnp.nonzero(x > 0, size=2, fill_value=len(x))[0]
    return x.at[i].get(mode="fill", fill_value=0.0).sum()

def with_mask(x):
    return jnp.sum(x, where=x > 0)

def with_sort(x):
    order = jnp.argsort(x <= 0, stable=True)
    return jnp.where(jnp.arange(len(x)) < jnp.sum(x > 0), x[order], 0.0).sum()

few, many = jnp.array([1.0, -1.0, 2.0]), jnp.array([1.0, 1.0, 2.0])
print("fix | 2 of 3 positive | 3 of 3 | vmap | gradient | traces")
for f in (with_size, with_mask, with_sort):
    traced = []
    g = jax.jit(lambda x: traced.append(1) or f(x))
    a, b = g(few), g(many)
    count = len(traced)
    vmap = jax.vmap(g)(jnp.stack([few, many]))
    print(f"{f.__name__} | {a} | {b} | {vmap} | {jax.grad(g)(few)} | {count}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
