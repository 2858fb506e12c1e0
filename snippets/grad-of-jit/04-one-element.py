import jax
import jax.numpy as jnp

jax.grad(lambda x: x.sum(keepdims=True))(jnp.arange(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "scalar-output"
# line = 4
# highlight = [4]
# ///
