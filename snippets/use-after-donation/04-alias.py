import jax
import jax.numpy as jnp

params = {"w": jnp.ones(3)}
average = dict(params)
params = jax.jit(lambda p: {"w": p["w"] + 1}, donate_argnums=0)(params)
average["w"].sum()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "RuntimeError"
# says = "Array has been deleted"
# highlight = [5, 7]
# ///
