from functools import partial

import jax

@partial(jax.jit, static_argnames="kind")
def scale(x, kind):
    return x * 2 if kind == "double" else x

print(scale(1.0, kind="double"), scale(1.0, kind="same"))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# traces = {scale = 2}
# ///
