import jax
import jax.numpy as jnp

state = {"w": jnp.ones(2), "step": 0, "rest": (None, [1.5])}
leaves, structure = jax.tree.flatten(state)
print(leaves)
print(structure)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
