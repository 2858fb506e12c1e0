import jax
import jax.numpy as jnp

@jax.jit
def describe(x):
    y = jnp.sum(x)
    return {"sum": y, "name": "total"}

describe(jnp.ones(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "TypeError"
# says = "which is not a valid JAX type"
# line = 9
# highlight = [7]
# ///
