import jax
import jax.numpy as jnp

jax.config.update("jax_platforms", "cpu")
jax.config.update("jax_num_cpu_devices", 2)

def start():
    return jnp.zeros(2)

x = jax.device_put(jnp.ones(2), jax.devices()[1])
print(jax.jit(start, out_shardings=x.sharding)().device)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [11]
# ///
