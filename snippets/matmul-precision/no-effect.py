import jax
import numpy as np

a, b = jax.random.normal(jax.random.key(0), (2, 512, 512))
exact = np.float64(a) @ np.float64(b)
results = []
for precision in ("default", "high", "highest"):
    product = jax.numpy.matmul(a, b, precision=precision)
    results.append(np.asarray(product))
print("device:", jax.default_backend())
print("the same bits:", (results[0] == results[2]).all())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [9]
# ///
