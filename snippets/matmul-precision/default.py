import jax
import jax.numpy as jnp
import numpy as np

a, b = jax.random.normal(jax.random.key(0), (2, 512, 512))
exact = np.float64(a) @ np.float64(b)

c = np.asarray(jnp.matmul(a, b))
error = abs(c - exact).max() / abs(exact).max()
print("error above 1e-5:", error > 1e-5)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# needs = "gpu"
# highlight = [8]
# ///
