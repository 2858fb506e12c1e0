import jax
import jax.numpy as jnp

@jax.jit
def relu(x):
    if x > 0:
        return x
    return 0 * x

relu(jnp.arange(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "The truth value of an array with more than one element is ambiguous"
# line = 6
# highlight = [6]
# ///
