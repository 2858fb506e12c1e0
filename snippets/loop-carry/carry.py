import jax
import jax.numpy as jnp

@jax.jit
def total(xs):
    start = jnp.int32(0)
    add = lambda s, x: (s + x, None)
    return jax.lax.scan(add, start, xs)[0]

total(jnp.arange(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "TypeError"
# says = "carry input and carry output must have equal types"
# line = 8
# highlight = [6, 8]
# ///
