import jax
import jax.numpy as jnp

@jax.jit
def overwrite(x, i, new):
    return jax.lax.dynamic_update_slice_in_dim(x, new, i, axis=0)

print(overwrite(jnp.arange(5.0), 1, jnp.zeros(2)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
