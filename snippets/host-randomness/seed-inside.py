import jax
import numpy as np

@jax.jit
def noisy(x):
    np.random.seed(0)
    return x + np.random.rand()

for seed in range(3):
    np.random.seed(seed)
    print(f"{noisy(0.0):.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6]
# traces = {noisy = 1}
# ///
