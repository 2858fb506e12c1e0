import jax
import jax.numpy as jnp

@jax.jit
def divide(a, b):
    return jnp.where(b == 0, 0, a // jnp.where(b == 0, 1, b))

print(divide(jnp.array([7, 7]), jnp.array([2, 0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
