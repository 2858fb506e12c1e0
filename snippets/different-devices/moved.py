import jax
import jax.numpy as jnp

jax.config.update("jax_num_cpu_devices", 2)
cpu0, cpu1 = jax.devices()
a = jax.device_put(jnp.ones(2), cpu0)
b = jax.device_put(jnp.ones(2), cpu1)
a = jax.device_put(a, b.sharding)
print(jax.jit(jnp.add)(a, b))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
