import jax
import numpy as np

f = jax.jit(lambda x: (x * x - x).sum() / x.std())

x = np.random.default_rng(0).standard_normal(1000, np.float32)
results = {float(f(x)) for _ in range(100)}
print(len(results), "result in 100 calls")

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "extra"
# highlight = [8]
# ///
