import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding, PartitionSpec as P

jax.config.update("jax_num_cpu_devices", 2)
mesh = jax.make_mesh((2,), ("data",))
split = NamedSharding(mesh, P("data"))
x = jax.device_put(jnp.ones(4), NamedSharding(mesh, P()))
jax.jit(lambda x: x, in_shardings=split)(x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "Sharding passed to"
# highlight = [9]
# ///
