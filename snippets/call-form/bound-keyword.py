from functools import partial

import jax

@jax.jit
def f(x, y):
    print("traced")
    return x + y

g = partial(f, y=2.0)
f(1.0, 2.0), g(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [10]
# traces = {f = 2}
# ///
