import jax.numpy as jnp

losses = [1.0, 2.0, 3.0]
jnp.sum(losses)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "TypeError"
# says = "got <class 'list'>"
# line = 4
# highlight = [4]
# ///
