import jax
import numpy as np

x = jax.jit(lambda x: x)(1 / 3)
print(np.float64(x), "instead of", 1 / 3)

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
