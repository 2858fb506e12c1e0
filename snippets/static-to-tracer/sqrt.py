import jax
import jax.numpy as jnp

@jax.jit
def bins(x):
    n = jnp.sqrt(x.size).astype(int)
    return jnp.zeros(n)

bins(jnp.ones(9))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "TypeError"
# says = "got (JitTracer(int32[]),)"
# line = 7
# highlight = [6, 7]
# ///
