from functools import partial

import jax

@partial(jax.jit, static_argnames="n")
def grow(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: x * 1.1, x)

print(grow(1.0, n=3), grow(1.0, n=5))
print(jax.grad(grow)(1.0, n=3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# traces = {grow = 2}
# ///
