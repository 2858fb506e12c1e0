import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_num_cpu_devices", 2)
first, second = jax.devices()
a = jax.device_put(jnp.ones(2), first)
a = np.asarray(a)
with jax.default_device(second):
    print("computed on:", jax.jit(jnp.sin)(a).devices())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
