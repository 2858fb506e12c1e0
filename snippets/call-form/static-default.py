from functools import partial

import jax

@partial(jax.jit, static_argnames="n")
def f(x, n=2):
    return x**n

print(f(3.0), f(3.0, 2), f(3.0, n=2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [9]
# traces = {f = 3}
# compiles = {f = 3}
# ///
