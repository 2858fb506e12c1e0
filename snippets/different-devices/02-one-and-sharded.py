import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding, PartitionSpec as P

jax.config.update("jax_num_cpu_devices", 2)
mesh = jax.make_mesh((2,), ("data",))
a = jax.device_put(jnp.ones(4), jax.devices()[0])
jax.jit(jnp.add)(a, jax.device_put(jnp.ones(4), NamedSharding(mesh, P("data"))))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "Received incompatible devices"
# highlight = [8]
# ///
