import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return x.reshape(jnp.prod(jnp.array(x.shape)))

f(jnp.ones((2, 3)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "got [JitTracer(int32[])]"
# line = 6
# highlight = [6]
# ///
