import jax
import jax.numpy as jnp

jax.config.update("jax_platforms", "cpu")
jax.config.update("jax_num_cpu_devices", 2)

@jax.jit
def pad(x):
    return jnp.concatenate([x, jnp.zeros_like(x, shape=2)])

for device in jax.devices():
    x = jax.device_put(jnp.ones(2), device)
    print(x.device, pad(x).device)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
