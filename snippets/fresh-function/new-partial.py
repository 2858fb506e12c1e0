from functools import partial

import jax

def scale(x, rate):
    return rate * x

for x in (1.0, 2.0, 3.0):
    step = jax.jit(partial(scale, rate=2.0))
    print(step(x))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [9]
# traces = {scale = 3}
# compiles = {scale = 3}
# ///
