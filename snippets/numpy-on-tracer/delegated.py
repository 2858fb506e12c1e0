import jax
import numpy as np

x = np.arange(3.0)
for f in (np.sum, np.cumsum):
    jaxpr = jax.make_jaxpr(f)(x)
    print(f.__name__, "->", [str(e.primitive) for e in jaxpr.eqns])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [6]
# ///
