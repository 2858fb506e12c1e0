import jax
import jax.numpy as jnp

jax.grad(lambda x: jnp.where(x, 1.0, 2.0))(True)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "bool"
# line = 4
# highlight = [4]
# ///
