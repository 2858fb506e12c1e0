from functools import partial

import jax
import numpy as np

@partial(jax.jit, static_argnames="n")
def f(x, n):
    return x**n

for n in (2, np.int64(2), np.int32(2)):
    print(f(3.0, n=int(n)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [11]
# traces = {f = 1}
# ///
