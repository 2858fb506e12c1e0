from functools import partial

import jax

@partial(jax.jit, static_argnames="shape")
def scale(x, shape):
    return x * len(shape)

for _ in range(3):
    print(scale(1.0, shape=tuple([2, 3])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [10]
# traces = {scale = 1}
# ///
