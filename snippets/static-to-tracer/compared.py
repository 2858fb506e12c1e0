import math
import jax, jax.numpy as jnp, numpy as np

def by_math(x): return x.reshape(math.prod(x.shape))
def by_numpy(x): return x.reshape(np.prod(x.shape))
def by_jnp(x): return x.reshape(jnp.prod(jnp.array(x.shape)))
def by_int(x): return x.reshape(int(jnp.prod(jnp.array(x.shape))))

def by_compile_time_eval(x):
    with jax.ensure_compile_time_eval(): return by_jnp(x)

def works(call):
    try:
        call()
        return "works"
    except Exception as error:
        return type(error).__name__

x, zero_d = jnp.ones((2, 3)), jnp.ones(())
print("size of the result | vmap | scan | jit | jit, 0-d")
for f in (by_math, by_numpy, by_jnp, by_int, by_compile_time_eval):
    vmap = works(lambda: jax.vmap(f)(x))
    scan = works(lambda: jax.lax.scan(lambda c, x: (c, f(x)), 0, x))
    jit = [works(lambda: jax.jit(f)(y)) for y in (x, zero_d)]
    print(f.__name__, vmap, scan, *jit, sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
