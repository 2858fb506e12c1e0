import jax
import jax.numpy as jnp
import numpy as np

def captured(f, *args):
    """Shapes of the arrays that are built into the program."""
    return [np.shape(c) for c in jax.make_jaxpr(f)(*args).consts]

table = jnp.ones((1000, 1000))
print(captured(lambda x: x + table.sum(), 1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# ///
