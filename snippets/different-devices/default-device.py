import jax
import jax.numpy as jnp

jax.config.update("jax_num_cpu_devices", 2)
with jax.default_device(jax.devices()[1]):
    a = jnp.ones(2)
    print(a.devices(), (a + 1).devices())
print(a.devices(), (a + 1).devices())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# ///
