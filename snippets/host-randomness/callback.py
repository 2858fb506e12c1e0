import jax
import numpy as np
from jax.experimental import io_callback

rng = np.random.default_rng(0)

def draw():
    return np.float32(rng.normal())

@jax.jit
def noisy(x):
    kind = jax.ShapeDtypeStruct((), np.float32)
    return x + io_callback(draw, kind)

for _ in range(3):
    print(f"{noisy(0.0):.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [12, 13]
# traces = {noisy = 1}
# ///
