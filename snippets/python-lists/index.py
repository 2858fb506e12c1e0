import jax.numpy as jnp

x = jnp.arange(5) * 10
print(x[jnp.array([0, 2])])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4]
# ///
