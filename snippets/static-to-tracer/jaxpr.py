import math
import jax
import jax.numpy as jnp

x = jnp.ones(5)
print(jax.make_jaxpr(lambda x: x / jnp.ceil(x.size / 2))(x))
print(jax.make_jaxpr(lambda x: x / math.ceil(x.size / 2))(x))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
