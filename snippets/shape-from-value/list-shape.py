from functools import partial

import jax
import jax.numpy as jnp

@partial(jax.jit, static_argnames="shape")
def f(shape):
    return jnp.zeros(shape)

f(shape=[2, 3])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "ValueError"
# says = "Non-hashable static arguments"
# line = 10
# highlight = [10]
# ///
