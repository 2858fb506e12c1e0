import jax
import numpy as np

@jax.jit
def f(x):
    print("traced for", jax.typeof(x))
    return x.sum()

for n in (3, 4, 3, 5, 4):
    f(np.ones(n, "float32"))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# traces = {f = 3}
# compiles = {f = 3}
# ///
