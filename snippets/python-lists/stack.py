import jax.numpy as jnp

rows = [jnp.ones(3), jnp.zeros(3)]
print(jnp.mean(jnp.stack(rows), axis=0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4]
# ///
