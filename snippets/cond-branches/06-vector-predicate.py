import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return jax.lax.cond(x > 0, lambda: x, lambda: -x)

f(jnp.ones(2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "Pred must be a scalar"
# line = 6
# highlight = [6]
# ///
