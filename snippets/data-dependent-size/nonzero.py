import jax
import jax.numpy as jnp

@jax.jit
def positions(x):
    return jnp.nonzero(x > 0)[0]

positions(jnp.array([1.0, -1.0, 2.0]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "jax.errors.ConcretizationTypeError"
# says = "The size argument of jnp.nonzero must be statically specified"
# line = 6
# highlight = [6]
# ///
