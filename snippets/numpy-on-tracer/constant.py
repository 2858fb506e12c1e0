import jax
import jax.numpy as jnp
import numpy as np

@jax.jit
def weighted(x):
    window = np.hanning(len(x))
    return jnp.sum(window * x)

print(weighted(jnp.ones(5)).round(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
