import jax
import jax.numpy as jnp

jax.config.update("jax_num_cpu_devices", 2)
first, second = jax.devices()
flag = jax.device_put(True, second)
big = jnp.ones((100, 100))
out = jax.jit(lambda flag, x: jnp.where(flag, x, 0))(flag, big)
print(big.devices(), "->", out.devices())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6]
# ///
