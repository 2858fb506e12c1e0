import jax
import jax.numpy as jnp

jnp.ones(2)
jax.config.update("jax_platforms", "cuda")
print(jnp.ones(2).devices(), jax.default_backend())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
