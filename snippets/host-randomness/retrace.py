import jax
import numpy as np

rng = np.random.default_rng(0)

@jax.jit
def noisy(x):
    return x + rng.normal()

for x in (0.0, 0.0, np.zeros(2), 0.0, np.zeros(2)):
    print(noisy(x).round(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [8]
# traces = {noisy = 2}
# ///
