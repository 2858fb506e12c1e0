import jax
import jax.numpy as jnp
import numpy as np

@jax.jit
def even_places(x):
    return x[np.arange(x.size) % 2 == 0]

print(even_places(jnp.array([1.0, 2.0, 3.0, 4.0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
