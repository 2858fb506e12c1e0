import jax
import jax.numpy as jnp
import numpy as np

def add(x):
    return x + 1

f = jax.jit(add, donate_argnums=0)
inner = jax.jit(lambda x: f(x))
named = jax.jit(add, donate_argnames="x")

def tried(call):
    x = jnp.ones(3)
    call(x)
    return x.is_deleted()

print("call | the argument is gone")
print("f(x)", tried(f), sep=" | ")
print("f(x=x), donate_argnums=0", tried(lambda x: f(x=x)), sep=" | ")
print('f(x=x), donate_argnames="x"', tried(lambda x: named(x=x)), sep=" | ")
print("f(x) within another jit", tried(inner), sep=" | ")
print("jax.vmap(f)(x)", tried(jax.vmap(f)), sep=" | ")
print("jax.grad(lambda x: f(x).sum())(x)", tried(jax.grad(lambda x: f(x).sum())), sep=" | ")
x = np.ones(3, np.float32)
f(x)
print("f(x), x from NumPy", bool((x == 0).all()), sep=" | ")
with jax.debug_nans(True):
    print("f(x) with debug_nans", tried(f), sep=" | ")
with jax.disable_jit():
    print("f(x) with disable_jit", tried(f), sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
