import jax
import jax.numpy as jnp

x = jnp.arange(6.0).reshape(2, 3)
columns = jax.vmap(jnp.sum, in_axes=1)(x)
rows = jax.vmap(jnp.sum)(x)
print(columns, rows)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# ///
