from functools import partial

import jax
import jax.numpy as jnp

@partial(jax.jit, static_argnames="zero")
def signed(x, zero):
    return jnp.copysign(x, zero)

for zero in (0.0, -0.0):
    print("without jit:", jnp.copysign(1.0, zero))
    print("with jit:   ", signed(1.0, zero=zero))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [12]
# traces = {signed = 1}
# ///
