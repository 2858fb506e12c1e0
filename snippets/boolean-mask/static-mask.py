import jax
import jax.numpy as jnp
import numpy as np

mask = np.array([True, False, True])

@jax.jit
def f(x):
    return x[mask]

print(f(jnp.arange(3.0)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# ///
