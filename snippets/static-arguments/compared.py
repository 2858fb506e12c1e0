from functools import partial

import jax
import jax.numpy as jnp

@partial(jax.jit, static_argnames="n")
def static(x, n):
    return x**n

@jax.jit
def traced(x, n):
    return x**n

def outcome(call):
    try:
        return call()
    except ValueError as error:
        return type(error).__name__

print("n is | 3 calls with n = 2, 3, 2: compiled | vmap over n | gradient for n")
for f in (static, traced):
    for n in (2, 3, 2):
        f(2.0, n)
    count = f._cache_size()
    vmap = outcome(lambda: jax.vmap(lambda n: f(2.0, n))(jnp.array([2, 3])))
    grad = outcome(lambda: round(float(jax.grad(lambda n: f(2.0, n))(3.0)), 3))
    print(f"{f.__name__} | {count} | {vmap} | {grad}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
