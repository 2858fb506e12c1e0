import jax
import jax.numpy as jnp

@jax.jit
def double(x):
    return 2 * x

y = double(jnp.ones(3)).block_until_ready()
print(repr(jax.device_get(y)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8, 9]
# ///
