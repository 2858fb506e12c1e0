import jax.numpy as jnp

losses = jnp.array([1.0, 2.0, 3.0])
print(jnp.sum(losses))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [3]
# ///
