import jax
import jax.numpy as jnp

x = jnp.ones(3)
y = jax.device_put(x, jax.devices()[0])
print(x.committed, y.committed, (x + y).committed)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
