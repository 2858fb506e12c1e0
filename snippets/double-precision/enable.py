import jax
import numpy as np

jax.config.update("jax_enable_x64", True)

@jax.jit
def same(x):
    return x

for x in (np.array([2**32 + 7]), np.array([1 / 3])):
    print(x.dtype, x, "->", same(x).dtype, same(x))

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "fix"
# highlight = [4]
# ///
