import jax
import jax.numpy as jnp

data = jnp.arange(4_001.0)
median = jnp.median(data)

@jax.jit
def centred(x):
    return x - median

print(centred(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# ///
