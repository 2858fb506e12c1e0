import jax
import jax.numpy as jnp

jax.config.update("jax_num_cpu_devices", 2)
a = jax.device_put(jnp.ones(2), jax.devices()[0])
b = jax.device_put(jnp.ones(2), jax.devices()[1])
a + b

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "Received incompatible devices"
# highlight = [7]
# ///
