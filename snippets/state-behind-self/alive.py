import gc
import weakref
from functools import partial

import jax
import numpy as np

class Solver:
    @partial(jax.jit, static_argnums=0)
    def run(self, x):
        return x + self.data[0]

refs = []
for _ in range(5):
    solver = Solver()
    solver.data = np.ones(1_000_000)
    solver.run(1.0)
    refs.append(weakref.ref(solver))

del solver
gc.collect()
print("alive:", sum(ref() is not None for ref in refs), "of 5")
jax.clear_caches()
gc.collect()
print("after clear_caches:", sum(ref() is not None for ref in refs))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# highlight = [9]
# ///
