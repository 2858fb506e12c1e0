import jax
import jax.numpy as jnp

@jax.jit
def pad(x):
    zeros = jnp.zeros_like(x, shape=2)
    return jnp.concatenate([x, zeros])

print(pad(jnp.ones(2)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
