import jax.numpy as jnp

jnp.ones((2_000_000, 2_000_000)).block_until_ready()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.JaxRuntimeError"
# says = "RESOURCE_EXHAUSTED: Out of memory"
# highlight = [3]
# ///
