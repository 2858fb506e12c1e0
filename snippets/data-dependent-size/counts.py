import jax
import jax.numpy as jnp

@jax.jit
def histogram(labels):
    return jnp.bincount(labels, length=4)

print(histogram(jnp.array([0, 2, 2])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
