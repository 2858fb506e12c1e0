import jax
import jax.numpy as jnp

def count(limit):
    return jax.lax.while_loop(lambda i: i < limit, lambda i: i + 1, 0)

limits = jnp.array([2, 900, 2, 900])
order = jnp.argsort(limits)
groups = limits[order].reshape(2, 2)

counted = jax.lax.map(jax.vmap(count), groups).reshape(-1)
print(counted[jnp.argsort(order)])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [11, 12]
# ///
