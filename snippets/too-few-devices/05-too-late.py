import jax
import jax.numpy as jnp

jnp.ones(1)
jax.config.update("jax_num_cpu_devices", 8)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "RuntimeError"
# says = "jax_num_cpu_devices"
# highlight = [4, 5]
# ///
