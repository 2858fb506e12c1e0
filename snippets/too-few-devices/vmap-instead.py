import jax
import jax.numpy as jnp

f = lambda x: x ** 2
print(jax.jit(jax.vmap(f))(jnp.arange(8)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# ///
