import jax
import numpy as np

@jax.jit
def ramp(x):
    f = lambda v: np.linspace(0, v, 3)
    return jax.pure_callback(f, (3,), x)

print(ramp(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "AttributeError"
# says = "has no attribute 'dtype'"
# highlight = [7]
# ///
