import jax
import jax.numpy as jnp
import numpy as np
from jax import export

@jax.jit
def f(x):
    print("traced")
    return x.sum()

shape = jax.ShapeDtypeStruct(export.symbolic_shape("n"), jnp.float32)
g = jax.jit(export.export(f)(shape).call)
for n in (3, 4, 5):
    print(n, g(np.ones(n, "float32")))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# traces = {f = 1}
# compiles = {call = 3}
# highlight = [11]
# ///
