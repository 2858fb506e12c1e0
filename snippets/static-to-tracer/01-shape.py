import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return jnp.zeros(jnp.ceil(x.shape[0] / 2).astype(int))

f(jnp.ones(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "got (JitTracer(int32[]),)"
# line = 6
# highlight = [6]
# ///
