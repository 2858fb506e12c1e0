import jax
import jax.numpy as jnp

def scaled(x, scale):
    return scale * x

f = jax.vmap(scaled, in_axes=(0, None))
print(f(jnp.arange(3.0), 2.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
