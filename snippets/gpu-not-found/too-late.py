import jax
import jax.numpy as jnp

jnp.ones(3)
jax.config.update("jax_platforms", "cuda")
print(jax.default_backend())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
