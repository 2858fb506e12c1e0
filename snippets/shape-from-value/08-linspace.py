import jax
import jax.numpy as jnp

@jax.jit
def f(n):
    return jnp.linspace(0, 1, n)

f(3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.ConcretizationTypeError"
# says = "num"
# line = 6
# highlight = [6]
# ///
