import jax
import jax.numpy as jnp

@jax.jit
def write(cache, new):
    return cache.at[:2].set(new.astype(cache.dtype))

print(write(jnp.zeros(4, jnp.float16), jnp.ones(2)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
