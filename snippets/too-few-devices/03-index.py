import jax
import jax.numpy as jnp

jax.device_put(jnp.ones(2), jax.devices()[1])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "IndexError"
# says = "list index out of range"
# highlight = [4]
# ///
