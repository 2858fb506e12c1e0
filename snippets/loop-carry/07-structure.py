import jax
import jax.numpy as jnp

jax.lax.scan(lambda s, x: ((s, x), None), 0.0, jnp.arange(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "pytree structure"
# line = 4
# highlight = [4]
# ///
