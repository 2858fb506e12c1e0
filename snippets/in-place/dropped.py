import jax
import jax.numpy as jnp

@jax.jit
def first_to(x, value):
    x.at[0].set(value)
    return x

print(first_to(jnp.zeros(3), 7.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6]
# ///
