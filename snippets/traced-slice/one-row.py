import jax
import jax.numpy as jnp

@jax.jit
def column(x, i):
    return x[:, i]

print(column(jnp.arange(6.0).reshape(2, 3), 1))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
