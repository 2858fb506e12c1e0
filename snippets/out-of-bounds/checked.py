import jax
import jax.numpy as jnp
from jax.experimental import checkify

def look_up(table, i):
    return table[i]

checked = jax.jit(checkify.checkify(look_up, checkify.index_checks))
err, out = checked(jnp.arange(3.0), 7)
err.throw()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8, 10]
# raises = "jax._src.checkify.JaxRuntimeError"
# says = "index 7 is out of bounds for axis 0 with size 3"
# line = 10
# ///
