from functools import partial

import jax
import jax.numpy as jnp

@partial(jax.jit, static_argnames="n")
def power(x, n):
    return x**n

n = jnp.int32(3)
print(power(2.0, int(n)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [11]
# traces = {power = 1}
# ///
