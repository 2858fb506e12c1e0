import jax
import jax.numpy as jnp

@jax.jit
def first_to(x, value):
    return x.at[0].set(value)

x = first_to(jnp.zeros(3), 7.0)
print(x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 8]
# ///
