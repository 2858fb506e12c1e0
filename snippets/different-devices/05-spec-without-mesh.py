import jax
import jax.numpy as jnp
from jax.sharding import PartitionSpec as P

jax.jit(lambda x: x, in_shardings=P("data"))(jnp.ones(4))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "RuntimeError"
# says = "mesh"
# highlight = [5]
# ///
