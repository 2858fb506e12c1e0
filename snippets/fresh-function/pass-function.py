from functools import partial

import jax
import jax.numpy as jnp

@partial(jax.jit, static_argnames="f")
def iterate(f, x):
    return f(f(x))

for _ in range(3):
    print(iterate(jnp.abs, -1.0), iterate(jnp.exp2, 0.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# traces = {iterate = 2}
# ///
