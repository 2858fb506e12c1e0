import jax
import jax.numpy as jnp

jax.jit(lambda x, i: jnp.delete(x, i))(jnp.arange(3), 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.ConcretizationTypeError"
# says = ""
# line = 4
# highlight = [4]
# ///
