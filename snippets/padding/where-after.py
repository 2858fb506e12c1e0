import jax
import jax.numpy as jnp

@jax.jit
def normalized(x, n):
    y = x / x.max()
    return jnp.where(jnp.arange(x.size) < n, y, 0.0)

x = jnp.array([-2.0, -4.0])
print(normalized(x, 2), normalized(jnp.pad(x, (0, 2)), 2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6]
# ///
