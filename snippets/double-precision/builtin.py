import jax.numpy as jnp

print(jnp.zeros(2, dtype=float).dtype, jnp.zeros(2, dtype=int).dtype)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [3]
# ///
