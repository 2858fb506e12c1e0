from functools import partial

import jax
import jax.numpy as jnp
import numpy as np

traces = 0


@partial(jax.jit, static_argnums=0)
def zeros(n):
    global traces
    traces += 1
    return jnp.zeros(n)


for n in (2, 3, 4, np.int64(4)):
    zeros(n)
    print(f"n = {n!r}: traces so far {traces}")

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "extra"
# traces = {zeros = 4}
# claim = "`static_argnums` is all that a parameter used as a shape needs."
# verdict = "half right"
# see = "many-static-values static-arguments"
# ///
