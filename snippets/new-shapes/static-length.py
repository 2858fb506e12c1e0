from functools import partial

import jax
import jax.numpy as jnp

@partial(jax.jit, static_argnames="n")
def first(x, n):
    return x[:n].sum()

x = jnp.arange(8.0)
print([float(first(x, n=n)) for n in (3, 4, 5, 3)])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# compiles = {first = 3}
# highlight = [6]
# ///
