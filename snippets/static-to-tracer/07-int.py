import jax, jax.numpy as jnp

jax.jit(lambda x: int(jnp.sqrt(x.size)) * x)(jnp.ones(9))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.ConcretizationTypeError"
# says = "The problem arose with the `int` function"
# line = 3
# highlight = [3]
# ///
