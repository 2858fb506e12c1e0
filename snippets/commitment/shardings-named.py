import jax
import jax.numpy as jnp
from jax.sharding import SingleDeviceSharding

def f(x):
    return 2 * x

here = SingleDeviceSharding(jax.devices()[0])
g = jax.jit(f, in_shardings=here, out_shardings=here)
x = g(jnp.zeros(3))
x = g(jax.device_put(x, here))
print(x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# traces = {f = 1}
# compiles = {f = 1}
# highlight = [8]
# ///
