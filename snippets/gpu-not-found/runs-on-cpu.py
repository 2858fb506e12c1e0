import jax
import jax.numpy as jnp

x = jax.jit(jnp.sin)(jnp.ones(3))
print(jax.default_backend(), x.devices())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# highlight = [5]
# ///
