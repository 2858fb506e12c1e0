from functools import partial

import jax

@partial(jax.jit, static_argnames="n")
def power(x, n):
    for _ in range(n):
        x = x * 2
    return x

print(power(1.0, n=3), power(1.0, n=5), power(2.0, n=3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# traces = {power = 2}
# ///
