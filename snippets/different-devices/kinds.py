import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_num_cpu_devices", 2)
second = jax.devices()[1]
b = jax.device_put(jnp.ones(2), second)
others = {
    "NumPy array": np.ones(2, np.float32),
    "jnp.ones(2)": jnp.ones(2),
    "Python number": 1.0,
    "device_put without a device": jax.device_put(np.ones(2, np.float32)),
    "device_put to the other": jax.device_put(jnp.ones(2), jax.devices()[0]),
    "a result of the other": jax.device_put(jnp.ones(2), jax.devices()[0]) * 2,
}
print("added to an array on device 1 | committed | works")
for name, a in others.items():
    try:
        works = (a + b).devices() == {second}
    except ValueError:
        works = "raises"
    print(name, getattr(a, "committed", "-"), works, sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# table = true
# ///
