import jax
import jax.numpy as jnp

x = jnp.ones((1000, 1000)).block_until_ready()
stats = jax.devices()[0].memory_stats()
print("arrays, MB:", stats["bytes_in_use"] // 1_000_000)
print("reserved, MB:", stats["bytes_limit"] // 1_000_000)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# needs = "gpu"
# ///
