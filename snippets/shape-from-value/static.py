from functools import partial

import jax
import jax.numpy as jnp

@partial(jax.jit, static_argnames="n")
def f(n):
    return jnp.zeros(n)

print(f(n=3), f(n=2), f(n=3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# traces = {f = 2}
# ///
