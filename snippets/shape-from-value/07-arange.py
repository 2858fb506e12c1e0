import jax
import jax.numpy as jnp

@jax.jit
def f(n):
    return jnp.arange(n)

f(3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.ConcretizationTypeError"
# says = "stop"
# line = 6
# highlight = [6]
# ///
