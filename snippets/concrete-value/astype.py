import jax
import jax.numpy as jnp

@jax.jit
def share(x):
    return (x > 1).astype(float).mean()

print(share(jnp.array([0, 1, 2, 3])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
