import jax
import jax.numpy as jnp

@jax.jit
def f(n):
    return jnp.zeros(n)

f(3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "TypeError"
# says = "Shapes must be 1D sequences of concrete values of integer type"
# line = 6
# highlight = [6]
# ///
