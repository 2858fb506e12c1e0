import jax
import jax.numpy as jnp

f = jax.vmap(lambda p: p["w"] * p["x"], in_axes=({"w": None},))
f({"w": 2.0, "x": jnp.ones(3)})

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = ""
# line = 5
# highlight = [4, 5]
# ///
