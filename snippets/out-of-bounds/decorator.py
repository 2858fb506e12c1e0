import functools

import jax
import jax.numpy as jnp
from jax.experimental import checkify

def jit_checked(f):
    run = jax.jit(checkify.checkify(f, checkify.index_checks))
    @functools.wraps(f)
    def call(*args, **kwargs):
        err, out = run(*args, **kwargs)
        err.throw()
        return out
    return call

@jit_checked
def look_up(table, i):
    return table[i]

print("row 2:", look_up(jnp.arange(3.0), 2))
print("row 7:", look_up(jnp.arange(3.0), 7))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8, 12, 16]
# raises = "jax._src.checkify.JaxRuntimeError"
# says = "index 7 is out of bounds"
# line = 12
# ///
