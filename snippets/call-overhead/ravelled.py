import jax
import jax.numpy as jnp
from jax.flatten_util import ravel_pytree

params = {"w": jnp.ones((2, 3)), "b": jnp.zeros(3)}
flat, unravel = ravel_pytree(params)
step = jax.jit(lambda flat: flat - 0.5)
print(flat.shape, "->", jax.tree.map(jnp.shape, unravel(step(flat))))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
