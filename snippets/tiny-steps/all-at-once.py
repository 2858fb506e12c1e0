import jax
import jax.numpy as jnp

def f(x):
    return jnp.sin(x) + jnp.cos(x)

x = jnp.linspace(0, 1, 100_000)
one = jax.jit(lambda x: jax.lax.map(f, x))
both = jax.jit(jax.vmap(f))
print("same:", jnp.allclose(one(x), both(x)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# ///
