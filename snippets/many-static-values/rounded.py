from functools import partial

import jax
import jax.numpy as jnp

@partial(jax.jit, static_argnames="size")
def first(x, n, size):
    return x[:size].sum(where=jnp.arange(size) < n)

x = jnp.ones(100)
for n in (3, 4, 5, 7):
    size = 1 << (n - 1).bit_length()
    print(n, "in", size, "gives", first(x, n, size=size))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [12]
# traces = {first = 2}
# ///
