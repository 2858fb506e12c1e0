from functools import partial

import jax

@partial(jax.jit, static_argnames="layers")
def width(x, layers):
    return x * sum(layers)

width(2.0, [3, 4])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "ValueError"
# says = "Non-hashable static arguments are not supported"
# line = 9
# highlight = [9]
# ///
