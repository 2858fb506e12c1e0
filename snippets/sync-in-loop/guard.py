import jax
import jax.numpy as jnp

loss = jax.jit(jnp.sum)(jnp.ones(100))
with jax.transfer_guard_device_to_host("disallow"):
    float(loss)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# needs = "gpu"
# ///
