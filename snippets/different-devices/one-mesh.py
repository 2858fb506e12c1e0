import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding, PartitionSpec as P

jax.config.update("jax_num_cpu_devices", 2)
mesh = jax.make_mesh((2,), ("data",))
state, batch = jnp.ones(4), jnp.arange(8.0).reshape(2, 4)
state = jax.device_put(state, NamedSharding(mesh, P()))
batch = jax.device_put(batch, NamedSharding(mesh, P("data")))
print(jax.jit(lambda s, b: (s * b).sum(1))(state, batch))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8, 9]
# ///
