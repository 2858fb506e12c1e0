import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return jax.lax.cond(x[0] > 0, lambda: x, lambda: 0.0)

f(jnp.ones(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "cond branches must have equal output types"
# line = 6
# highlight = [6]
# ///
