from functools import partial

import jax

@partial(jax.jit, static_argnames="n")
def power(x, n=2):
    return x**n

print(power(3.0), power(3.0, 2), power(3.0, n=2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# traces = {power = 3}
# ///
