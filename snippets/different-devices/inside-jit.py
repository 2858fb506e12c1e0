import jax
import jax.numpy as jnp

jax.config.update("jax_num_cpu_devices", 2)
first, second = jax.devices()
f = jax.jit(lambda x: jax.device_put(x, second) + 1)
print("asked for:", second, "computed on:", f(jnp.ones(2)).devices())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6]
# ///
