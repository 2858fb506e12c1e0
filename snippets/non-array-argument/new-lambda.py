from functools import partial

import jax

@partial(jax.jit, static_argnames="f")
def apply(f, x):
    return f(x)

for _ in range(3):
    print(apply(lambda x: 2 * x, 1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# traces = {apply = 3}
# highlight = [10]
# ///
