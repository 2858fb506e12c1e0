import jax
import numpy as np

@jax.jit
def f(x):
    out = np.zeros(3)
    out[0] = x
    return out

f(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# but = "What is written into the NumPy array is a tracer: build it with jnp."
# raises = "ValueError"
# says = "setting an array element with a sequence"
# line = 7
# highlight = [6, 7]
# ///
