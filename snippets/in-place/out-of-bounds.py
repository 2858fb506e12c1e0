import jax.numpy as jnp

x = jnp.zeros(3)
print(x.at[5].set(1.0))
print(x.at[-1].set(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [4]
# ///
