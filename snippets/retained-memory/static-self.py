import gc, jax, weakref
from functools import partial
import numpy as np

class Solver:
    data = np.ones(3)
    @partial(jax.jit, static_argnums=0)
    def run(self, x):
        return x + self.data[0]

solver = Solver()
solver.run(1.0)
ref = weakref.ref(solver)
del solver
gc.collect()
print("alive:", ref() is not None)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# highlight = [7]
# ///
