from functools import partial

import jax
import jax.numpy as jnp

@partial(jax.jit, static_argnames="n")
def f(n):
    return jnp.zeros(jnp.maximum(n, 1))

f(3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "TypeError"
# says = "got (JitTracer(~int32[]),)"
# line = 8
# highlight = [6, 8]
# ///
