import jax
import jax.numpy as jnp

@jax.jit
def rows(x):
    return x.reshape(x.shape[0], -1)

print(rows(jnp.ones((2, 3, 4))).shape)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
