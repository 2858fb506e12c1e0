from functools import partial

import jax
import jax.numpy as jnp

@partial(jax.jit, static_argnames="n")
def head(x, n):
    return x[:n]

x = jnp.arange(5.0)
print(head(x, n=3), head(x, n=2), head(x, n=3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# traces = {head = 2}
# ///
