import jax
import jax.numpy as jnp
from jax.sharding import SingleDeviceSharding

jax.config.update("jax_num_cpu_devices", 2)
there = SingleDeviceSharding(jax.devices()[1])
f = jax.jit(jnp.sin, in_shardings=there, out_shardings=there)
print("computed on:", f(jnp.ones(2)).devices())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
