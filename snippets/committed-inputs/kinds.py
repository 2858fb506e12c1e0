import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_num_cpu_devices", 2)
first, second = jax.devices()
x = np.ones(4, np.float32)
inputs = {
    "NumPy array": x,
    "jnp.asarray(x)": jnp.asarray(x),
    "jnp.ones(4)": jnp.ones(4),
    "jax.device_put(x)": jax.device_put(x),
    "jax.device_put(x, first)": jax.device_put(x, first),
    "jnp.from_dlpack(x)": jnp.from_dlpack(x),
    "a result of a committed": jax.device_put(x, first) + 1,
}
print("input | committed | on the default device, device 1")
with jax.default_device(second):
    for name, a in inputs.items():
        out = jax.jit(lambda a: a + 1)(a)
        print(name, getattr(a, "committed", "-"), out.devices() == {second}, sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# table = true
# ///
