import jax
import numpy as np

@jax.jit
def slope(x):
    return ((x + 1e-8) ** 2 - x**2) / 1e-8

x = np.float64(3.0)
with jax.enable_x64(True):
    inside = float(slope(x))
print(f"inside {inside:.3f}, outside {slope(x):.3f}")

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "fix"
# highlight = [9, 10]
# traces = {slope = 2}
# ///
