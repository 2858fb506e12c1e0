import jax
import jax.numpy as jnp

def by_where(x):
    return x.sum(where=x > 0)

def by_select(x):
    return jnp.where(x > 0, x, 0).sum()

def by_nonzero(x):
    i = jnp.nonzero(x > 0, size=x.size, fill_value=x.size)[0]
    return x.at[i].get(mode="fill", fill_value=0).sum()

def by_mask(x):
    return x[x > 0].sum()

def works(call):
    try:
        return str(call())
    except Exception as error:
        return type(error).__name__

x = jnp.array([1.0, -2.0, 3.0, -4.0])
print("sum of the positive | jit | vmap | grad under jit")
for f in (by_where, by_select, by_nonzero, by_mask):
    jit = works(lambda: jax.jit(f)(x))
    vmap = works(lambda: jax.vmap(f)(x[None]))
    grad = works(lambda: jax.jit(jax.grad(f))(x))
    print(f.__name__, jit, vmap, grad, sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
