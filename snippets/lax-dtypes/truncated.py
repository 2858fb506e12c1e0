import jax.numpy as jnp

counts = jnp.zeros(2, int)
new = jnp.array([1.7, -1.7])
print(counts.at[:].set(new.astype(counts.dtype)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
