import jax
import numpy as np

rng = np.random.default_rng(0)

@jax.jit
def noisy(x):
    return x + rng.normal()

for _ in range(3):
    print(f"{noisy(0.0):.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# highlight = [8]
# traces = {noisy = 1}
# ///
