import jax
import jax.numpy as jnp

@jax.jit
def f(x, mask):
    return x[mask]

f(jnp.arange(3.0), jnp.array([True, False, True]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.NonConcreteBooleanIndexError"
# says = "got bool[3]"
# line = 6
# highlight = [6]
# ///
