import jax
import jax.numpy as jnp

x = jnp.ones(3)
y = jnp.asarray(x)
jax.jit(lambda x: x + 1, donate_argnums=0)(x)
print("asarray:", y.is_deleted())

x = jnp.ones(3)
y = jnp.array(x)
jax.jit(lambda x: x + 1, donate_argnums=0)(x)
print("array:", y.is_deleted())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
