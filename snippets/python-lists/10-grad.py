import jax
import jax.numpy as jnp

jax.grad(lambda xs: jnp.sum(xs))([1.0, 2.0])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = ""
# line = 4
# highlight = [4]
# ///
