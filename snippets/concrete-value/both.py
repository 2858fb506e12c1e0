import jax
import jax.numpy as jnp

@jax.jit
def order(x, descending):
    up = jnp.sort(x)
    return jnp.where(descending, jnp.flip(up), up)

x = jnp.array([2.0, 3.0, 1.0])
print(order(x, True), order(x, False))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# traces = {order = 1}
# ///
