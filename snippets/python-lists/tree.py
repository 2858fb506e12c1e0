import jax
import jax.numpy as jnp

sizes = [jnp.ones(3), jnp.zeros(2)]
print(jax.tree.map(jnp.sum, sizes))
print(sum(jax.tree.leaves(jax.tree.map(jnp.sum, sizes))))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5, 6]
# ///
