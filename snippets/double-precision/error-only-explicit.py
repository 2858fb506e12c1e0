import jax
import numpy as np

jax.config.update("jax_explicit_x64_dtypes", "error")
print(jax.jit(lambda x: x)(np.array([2**32 + 7])))

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "extra"
# highlight = [4]
# ///
