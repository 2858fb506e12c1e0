import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_num_cpu_devices", 2)
jax.config.update("jax_default_device", jax.devices()[1])
a = jnp.from_dlpack(np.ones(4, np.float32))
print("default:", jax.config.jax_default_device)
print("computed on:", jax.jit(jnp.sin)(a).devices())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# highlight = [7]
# ///
