import jax
import jax.numpy as jnp

@jax.jit
def rows(x):
    return jnp.stack([x, 2 * x])

print(rows(jnp.arange(3.0)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
