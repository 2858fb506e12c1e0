import jax
import jax.numpy as jnp

x = jnp.array([3.0, 1.0, 4.0, 1.0, 5.0])
step = lambda c, v: (jnp.maximum(c, v),) * 2
print(jax.lax.scan(step, -jnp.inf, x)[1])
print(jax.lax.cummax(x))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# ///
