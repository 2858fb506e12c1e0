import jax
import jax.numpy as jnp
import numpy as np

@jax.jit
def total(xs):
    return jnp.sum(xs)

print(total(np.asarray([1.0, 2.0, 3.0], dtype=np.float32)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# ///
