from functools import partial

import jax
import jax.numpy as jnp

def shifted(x):
    return jnp.abs(x) + 1

@partial(jax.jit, static_argnames="f")
def apply(x, f):
    return f(x)

for x in (-1.0, -2.0, -3.0):
    print(apply(x, f=shifted))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 14]
# traces = {apply = 1}
# ///
