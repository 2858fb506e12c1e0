import jax
import jax.numpy as jnp

@jax.jit
def positive_sum(x):
    return x[x > 0].sum()

positive_sum(jnp.array([1.0, -2.0, 3.0, -4.0]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "jax.errors.NonConcreteBooleanIndexError"
# says = "Array boolean indices must be concrete; got bool[4]"
# line = 6
# highlight = [6]
# ///
