import jax
import jax.numpy as jnp

@jax.jit
def step(w, g):
    g = g / jnp.maximum(jnp.linalg.norm(g), 1)
    return w - g

print(step(jnp.ones(4), jnp.ones(4)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
