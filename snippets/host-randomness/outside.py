import jax
import numpy as np

rng = np.random.default_rng(0)

@jax.jit
def noisy(x, noise):
    return x + noise

x = np.zeros((), np.float32)
for _ in range(3):
    noise = rng.normal(size=x.shape)
    print(f"{noisy(x, noise):.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7, 12]
# traces = {noisy = 1}
# ///
