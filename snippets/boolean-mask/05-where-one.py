import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return jnp.where(x > 0)

f(jnp.arange(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.ConcretizationTypeError"
# says = "size"
# line = 6
# highlight = [6]
# ///
