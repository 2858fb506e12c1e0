import jax
import jax.numpy as jnp
import numpy as np

def at(x): return x.at[0].set(7).sum()
def asarray_at(x): return jnp.asarray(x).at[0].set(7).sum()
def by_sharding(x): return (x + jnp.zeros(3, device=x.sharding)).sum()
def by_like(x): return (x + jnp.zeros_like(x)).sum()

def works(call):
    try:
        call()
        return "works"
    except Exception as error:
        return type(error).__name__

n, x = np.ones(3), jnp.ones(3)
print("x | NumPy array | JAX array | grad | vmap | jit")
for f in (at, asarray_at, by_sharding, by_like):
    direct = works(lambda: f(n)), works(lambda: f(x))
    grad = works(lambda: jax.grad(f)(x))
    vmap = works(lambda: jax.vmap(f)(x[None]))
    jit = works(lambda: jax.jit(f)(x))
    print(f.__name__, *direct, grad, vmap, jit, sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
