import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding, PartitionSpec as P

jax.config.update("jax_num_cpu_devices", 8)
mesh = jax.make_mesh((8,), ("data",))
x = jax.device_put(jnp.arange(8), NamedSharding(mesh, P("data")))
y = jax.jit(lambda x: x ** 2)(x)
print(y, len(y.devices()))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
