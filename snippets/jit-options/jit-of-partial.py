from functools import partial

import jax

def power(x, n):
    return x**n

cube = jax.jit(partial(power, n=3))
square = jax.jit(partial(power, n=2))
print(cube(2.0), square(2.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [8]
# traces = {power = 2}
# ///
