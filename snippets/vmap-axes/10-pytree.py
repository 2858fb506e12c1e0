import jax
import jax.numpy as jnp

params = {"w": jnp.ones((3, 3)), "b": jnp.ones(3)}
jax.vmap(lambda p, x: p["w"] @ x + p["b"])(params, jnp.ones((5, 3)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = ""
# line = 5
# highlight = [4, 5]
# ///
