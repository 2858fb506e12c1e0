import gc, jax, weakref
import numpy as np

@jax.jit
def run(data, x):
    return x + data[0]

class Solver:
    data = np.ones(3)

solver = Solver()
run(solver.data, 1.0)
ref = weakref.ref(solver)
del solver
gc.collect()
print("alive:", ref() is not None)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4]
# ///
