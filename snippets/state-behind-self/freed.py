import gc
import weakref

import jax
import numpy as np

@jax.jit
def add_first(data, x):
    return x + data[0]

class Solver:
    def run(self, x):
        return add_first(self.data, x)

refs = []
for _ in range(5):
    solver = Solver()
    solver.data = np.ones(1_000_000)
    solver.run(1.0)
    refs.append(weakref.ref(solver))

del solver
gc.collect()
print("alive:", sum(ref() is not None for ref in refs), "of 5")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9, 10]
# traces = {add_first = 1}
# ///
