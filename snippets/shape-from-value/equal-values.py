from functools import partial

import jax
import numpy as np

@partial(jax.jit, static_argnames="n")
def f(n):
    return jax.numpy.zeros(n)

f(n=3), f(n=np.int64(3))
print("done")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# traces = {f = 2}
# highlight = [10]
# ///
