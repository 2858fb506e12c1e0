import jax
import jax.numpy as jnp

jax.config.update("jax_default_device", "gpu")
jnp.ones(2)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "RuntimeError"
# says = "Unknown backend: 'gpu' requested"
# line = 5
# highlight = [4]
# but = "The line only uses an array. The name of a backend that is not there was given to jax_default_device, which did not look."
# ///
