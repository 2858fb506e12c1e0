import jax
import jax.numpy as jnp

jax.config.update("jax_num_cpu_devices", 2)
step = jax.jit(lambda state, batch: state["w"] * batch)
state = jax.device_put({"w": jnp.ones(2)}, jax.devices()[1])
batch = jax.device_put(jnp.ones(2), jax.devices()[0])
step(state, batch)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "Received incompatible devices"
# highlight = [6, 7]
# ///
