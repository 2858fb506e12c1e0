import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_num_cpu_devices", 2)
wanted = jax.devices()[1]
a = jnp.from_dlpack(np.ones(4, np.float32))
a = jax.device_put(a, wanted)
print("computed on:", jax.jit(jnp.sin)(a).devices())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
