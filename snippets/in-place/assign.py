import jax
import jax.numpy as jnp

@jax.jit
def first_to(x, value):
    x[0] = value
    return x

first_to(jnp.zeros(3), 7.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "TypeError"
# says = "do not support in-place item assignment"
# line = 6
# highlight = [6]
# ///
