import jax
import jax.numpy as jnp

@jax.jit
def window(x, i):
    return jax.lax.dynamic_slice_in_dim(x, i, 2)

x = jnp.arange(5.0)
print(window(x, 1), window(x, 3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# traces = {window = 1}
# ///
