import jax, jax.numpy as jnp
import numpy as np

jax.jit(lambda x: x + np.asarray(jnp.arange(3)))(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerArrayConversionError"
# says = "__array__()"
# line = 4
# highlight = [4]
# ///
