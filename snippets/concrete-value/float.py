import jax
import jax.numpy as jnp

@jax.jit
def norm(x):
    return float(jnp.sum(x * x)) ** 0.5

norm(jnp.array([3.0, 4.0]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "jax.errors.ConcretizationTypeError"
# says = "The problem arose with the `float` function"
# line = 6
# highlight = [6]
# ///
