import jax
import jax.numpy as jnp

@jax.jit
def first_above(x, limit):
    found = x > limit
    return jnp.where(found.any(), jnp.argmax(found), -1)

x = jnp.array([1.0, 3.0, 2.0])
print(first_above(x, 1.5), first_above(x, 9.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 7]
# ///
