import jax
import jax.numpy as jnp

@jax.jit
def window(x, i):
    return jax.lax.dynamic_slice_in_dim(x, i, 2)

x = jnp.arange(5.0)
print("from 3:", window(x, 3), "from 4:", window(x, 4), "from 99:", window(x, 99))
print("slice from 4:", x[4:6])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6]
# ///
