import jax
import jax.numpy as jnp

a = jnp.ones((2, 2))
jnp.matmul(a, a, precision="exact")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "ValueError"
# says = "Precision argument must be one of"
# highlight = [5]
# ///
