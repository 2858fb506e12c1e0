import jax
import jax.numpy as jnp

jax.grad(lambda x: jnp.argmax(x))(jnp.arange(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "int32"
# line = 4
# highlight = [4]
# ///
