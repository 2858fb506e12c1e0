import jax
import jax.numpy as jnp

@jax.jit
def first_to(x, value):
    return x.at[0].set(value)

x = jnp.zeros(3)
first_to(x, 7.0)
print(x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [9, 10]
# ///
