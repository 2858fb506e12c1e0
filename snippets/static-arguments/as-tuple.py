from functools import partial

import jax

@partial(jax.jit, static_argnames="layers")
def width(x, layers):
    return x * sum(layers)

print(width(2.0, tuple([3, 4])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# traces = {width = 1}
# ///
