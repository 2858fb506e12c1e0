import jax
import jax.numpy as jnp
from jax.experimental import checkify

@jax.jit
def neighbours(x):
    i = jnp.arange(len(x))
    return x[i] + x[i + 1]

def test_neighbours_stay_inside():
    x = jnp.arange(3.0)
    err, _ = checkify.checkify(neighbours, checkify.index_checks)(x)
    err.throw()

test_neighbours_stay_inside()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [12]
# raises = "jax._src.checkify.JaxRuntimeError"
# says = "index 3 is out of bounds for axis 0 with size 3"
# line = 13
# ///
