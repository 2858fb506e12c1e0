import jax
import jax.numpy as jnp

jax.config.update("jax_num_cpu_devices", 8)
print(jax.device_count())
print(jax.pmap(lambda x: x ** 2)(jnp.arange(8)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4]
# ///
