import jax
import jax.numpy as jnp

@jax.jit
def write(cache, new):
    return jax.lax.dynamic_update_slice(
        cache, new.astype(cache.dtype), (0,))

print(write(jnp.zeros(4, jnp.float16), jnp.ones(2)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
