import jax
import jax.numpy as jnp
import numpy as np

def with_jnp(x):
    return jnp.sin(x)

def with_callback(x):
    shape = jax.ShapeDtypeStruct(x.shape, x.dtype)
    return jax.pure_callback(np.sin, shape, x, vmap_method="sequential")

def outcome(call):
    try:
        return call()
    except ValueError as error:
        return type(error).__name__

x = jnp.zeros(2)
print("fix | result | vmap | gradient")
for f in (with_jnp, with_callback):
    g = jax.jit(f)
    grad = outcome(lambda: jax.grad(lambda x: g(x).sum())(x))
    print(f"{f.__name__} | {g(x)} | {jax.vmap(g)(x[None])[0]} | {grad}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
