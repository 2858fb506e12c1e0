import jax
import jax.numpy as jnp

jax.config.update("jax_num_cpu_devices", 2)
a = jax.device_put(jnp.ones(2), jax.devices()[0])
with jax.default_device(jax.devices()[1]):
    print("computed on:", jax.jit(jnp.sin)(a).devices())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6]
# ///
