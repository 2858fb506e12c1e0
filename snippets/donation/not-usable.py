import jax
import jax.numpy as jnp

f = jax.jit(lambda x: x.sum(), donate_argnums=0)
x = jnp.ones(3)
f(x)
print("deleted:", x.is_deleted())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# warns = ["UserWarning: Some donated buffers were not usable"]
# highlight = [4]
# ///
