import jax
import jax.numpy as jnp

def root(x):
    return jax.lax.cond(x > 0, jnp.sqrt, lambda x: 0.0 * x, x)

xs = jnp.array([0.0, 4.0])
print("vmap of grad:", jax.vmap(jax.grad(root))(xs))
print("grad of vmap:", jax.grad(lambda xs: jax.vmap(root)(xs).sum())(xs))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [8]
# ///
