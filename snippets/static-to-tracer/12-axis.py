import jax, jax.numpy as jnp

jax.jit(lambda x: x.sum(axis=jnp.array(0)))(jnp.ones((2, 3)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.ConcretizationTypeError"
# says = "axis argument"
# line = 3
# highlight = [3]
# ///
