from functools import partial

import jax

@partial(jax.jit, static_argnames="n")
def power(x, n):
    return x**n

print(power(2.0, n=3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# traces = {power = 1}
# ///
