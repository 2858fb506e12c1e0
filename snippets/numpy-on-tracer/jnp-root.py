import jax
import jax.numpy as jnp

@jax.jit
def root(x):
    return jnp.sqrt(x)

print(root(jnp.array([0.0, 1.0, 4.0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
