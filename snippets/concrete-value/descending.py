import jax
import jax.numpy as jnp

@jax.jit
def order(x, descending):
    return jnp.sort(x, descending=descending)

order(jnp.array([2.0, 3.0, 1.0]), True)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# but = "No argument was declared static: the flag is traced. Make it one."
# raises = "ValueError"
# says = "Non-hashable static arguments are not supported"
# line = 6
# highlight = [6]
# ///
