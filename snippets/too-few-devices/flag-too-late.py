import os
import jax
import jax.numpy as jnp

jnp.ones(1)
flag = "--xla_force_host_platform_device_count=8"
os.environ["XLA_FLAGS"] = flag
print(jax.device_count())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [7]
# ///
