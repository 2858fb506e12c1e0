import jax
import jax.numpy as jnp
from jax.experimental import io_callback

f = lambda x: io_callback(lambda v: None, None, x, ordered=True)
jax.vmap(f)(jnp.ones(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "Cannot `vmap` ordered IO callback"
# highlight = [5]
# ///
