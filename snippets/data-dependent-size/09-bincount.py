import jax
import jax.numpy as jnp

jax.jit(lambda x: jnp.bincount(x))(jnp.arange(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.ConcretizationTypeError"
# says = ""
# line = 4
# highlight = [4]
# ///
