import jax
import jax.numpy as jnp

jax.lax.scan(lambda s, x: s + x, 0.0, jnp.arange(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "scan body output must be a pair"
# line = 4
# highlight = [4]
# ///
