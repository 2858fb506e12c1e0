import jax
import jax.numpy as jnp

@jax.jit
def centred(x, data):
    return x - jnp.median(data)

data = jnp.arange(4_001.0)
print(centred(1.0, data))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# ///
