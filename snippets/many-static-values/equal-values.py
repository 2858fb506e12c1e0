from functools import partial

import jax

@partial(jax.jit, static_argnames="options")
def scale(x, options):
    return x * options[0]

for options in ((2,), (2.0,)):
    print("without jit:", 3 * options[0])
    print("with jit:   ", scale(3, options=options))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [11]
# traces = {scale = 1}
# ///
