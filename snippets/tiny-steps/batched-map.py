import jax
import jax.numpy as jnp

x = jnp.arange(10.0)
y = jax.lax.map(jnp.sin, x, batch_size=4)
print(bool(jnp.allclose(y, jnp.sin(x))))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# ///
