import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding, PartitionSpec as P

mesh = jax.make_mesh((jax.device_count(),), ("data",))
x = jax.device_put(jnp.arange(8), NamedSharding(mesh, P("data")))
print(jax.jit(lambda x: x ** 2)(x))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# ///
