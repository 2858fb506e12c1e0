import jax
import jax.numpy as jnp
import numpy as np

def product_error(n=512):
    """Relative error of a float32 product on this device."""
    a, b = jax.random.normal(jax.random.key(0), (2, n, n))
    exact = np.float64(a) @ np.float64(b)
    error = abs(np.asarray(a @ b) - exact).max()
    return float(error / abs(exact).max())

print("float32 products are float32:", product_error() < 1e-5)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# ///
