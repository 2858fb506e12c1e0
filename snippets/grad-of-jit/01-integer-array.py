import jax
import jax.numpy as jnp

jax.grad(lambda x: jnp.sum(x * x))(jnp.arange(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "int32"
# line = 4
# highlight = [4]
# ///
