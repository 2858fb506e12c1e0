import jax, jax.numpy as jnp

jax.jit(lambda x: jnp.arange(jnp.sqrt(x.size)))(jnp.ones(9))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.ConcretizationTypeError"
# says = "jnp.arange argument 'stop'"
# line = 3
# highlight = [3]
# ///
