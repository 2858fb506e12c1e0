import jax
import jax.numpy as jnp

x = jnp.arange(6.0)
by_steps = jax.lax.scan(lambda c, x: (c + x, c + x), 0.0, x)[1]
print(bool((jnp.cumsum(x) == by_steps).all()))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
