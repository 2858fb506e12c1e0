import jax
import jax.numpy as jnp

jax.config.update("jax_check_static_indices", True)
jax.jit(lambda x: x[7])(jnp.arange(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "IndexError"
# says = "index 7 out of bounds"
# line = 5
# highlight = [4, 5]
# ///
