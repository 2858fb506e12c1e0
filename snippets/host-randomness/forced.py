from functools import partial

import jax
import numpy as np

rng = np.random.default_rng(0)

@partial(jax.jit, static_argnames="step")
def noisy(x, step):
    return x + rng.normal()

for step in (0, 1, 2, 1):
    x = noisy(0.0, step)
    print(f"step {step}: {x:.3f}, programs: {noisy._cache_size()}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [8]
# traces = {noisy = 3}
# ///
