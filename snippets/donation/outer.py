import jax
import jax.numpy as jnp

@jax.jit
def inner(x):
    return x + 1

outer = jax.jit(lambda x: inner(inner(x)), donate_argnums=0)
x = jnp.ones(3)
print(outer(x), "deleted:", x.is_deleted())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
