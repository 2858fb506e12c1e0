import jax
import jax.numpy as jnp
import numpy as np

@jax.jit
def count(codes):
    return jnp.bincount(codes, length=3)

ids, codes = np.unique([2**40, 2**40 + 9, 7, 7], return_inverse=True)
print(ids, codes)
print(dict(zip(ids.tolist(), count(codes).tolist())))

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# ///
