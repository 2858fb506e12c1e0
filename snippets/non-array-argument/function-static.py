from functools import partial

import jax

@partial(jax.jit, static_argnames="f")
def apply(f, x):
    return f(x)

print(apply(jax.numpy.sin, 0.0), apply(jax.numpy.cos, 0.0), apply(jax.numpy.sin, 1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# traces = {apply = 2}
# ///
