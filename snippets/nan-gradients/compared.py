import jax
import jax.numpy as jnp

def double_where(x):
    return jnp.where(x > 0, jnp.sqrt(jnp.where(x > 0, x, 1.0)), 0.0)

def cond(x):
    return jax.lax.cond(x > 0, jnp.sqrt, lambda x: 0.0 * x, x)

def epsilon(x):
    return jnp.sqrt(jnp.maximum(x, 0.0) + 1e-12)

def clipped(x):
    return jnp.sqrt(jnp.maximum(x, 1e-12))

xs = jnp.array([0.0, 4.0])
print("fix | value at 0 | gradient at 0 | at 4 | under vmap, 0 and 4")
for f in (double_where, cond, epsilon, clipped):
    grad = jax.grad(f)
    print(f"{f.__name__} | {f(0.0):.2g} | {grad(0.0):.2g} | {grad(4.0):.2g} | {jax.vmap(grad)(xs)}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
