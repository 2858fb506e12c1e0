import jax
import jax.numpy as jnp

rows = jnp.ones((3, 2))
start = jnp.zeros(rows.shape[1:], rows.dtype)
print(jax.lax.scan(lambda s, row: (s + row, None), start, rows)[0])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# ///
