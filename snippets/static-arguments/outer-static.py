from functools import partial

import jax

@partial(jax.jit, static_argnames="n")
def inner(x, n):
    return x**n

@partial(jax.jit, static_argnames="n")
def outer(x, n):
    return inner(x, n) + 1

print(outer(2.0, 3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# ///
