import jax
import jax.numpy as jnp

@jax.jit
def write(cache, new):
    return jax.lax.dynamic_update_slice(
        cache, new, (0,))

write(jnp.zeros(4, jnp.float16), jnp.ones(2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "TypeError"
# says = "requires arguments to have the same dtypes, got float16, float32"
# line = 6
# highlight = [6, 7]
# ///
