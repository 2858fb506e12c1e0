import jax
import jax.numpy as jnp
import numpy as np

x = jnp.ones(3)
jax.jit(lambda x: x + 1, donate_argnums=0)(x)
np.asarray(x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "RuntimeError"
# says = "Array has been deleted"
# highlight = [7]
# ///
