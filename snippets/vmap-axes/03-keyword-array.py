import jax
import jax.numpy as jnp

dot = jax.vmap(lambda x, w: x @ w, in_axes=0)
dot(jnp.ones((5, 3)), w=jnp.ones(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = ""
# line = 5
# highlight = [4, 5]
# ///
