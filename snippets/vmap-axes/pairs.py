import jax
import jax.numpy as jnp

def distance(a, b):
    return jnp.abs(a - b)

table = jax.vmap(jax.vmap(distance, in_axes=(None, 0)), in_axes=(0, None))
print(table(jnp.array([0.0, 1.0]), jnp.array([0.0, 2.0, 4.0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
