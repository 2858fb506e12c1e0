import jax.numpy as jnp

counts = jnp.zeros(2, int)
print(counts.at[:].set(jnp.array([1.7, -1.7])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [4]
# warns = ["FutureWarning: scatter inputs have incompatible types"]
# ///
