import jax.numpy as jnp

print(jnp.ones(1).dtype, jnp.arange(1).dtype)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# env = {JAX_ENABLE_X64 = "1"}
# ///
