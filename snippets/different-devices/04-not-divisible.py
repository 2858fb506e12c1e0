import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding, PartitionSpec as P

jax.config.update("jax_num_cpu_devices", 2)
mesh = jax.make_mesh((2,), ("data",))
jax.device_put(jnp.ones(3), NamedSharding(mesh, P("data")))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "does not evenly divide"
# highlight = [7]
# ///
