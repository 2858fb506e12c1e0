import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_num_cpu_devices", 2)
batch = np.ones(2, np.float32)
state = jax.device_put(jnp.ones(2), jax.devices()[1])
print(jax.jit(jnp.add)(state, batch).devices())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
