import jax
import jax.numpy as jnp

x = jnp.ones(3)
shifted = jax.jit(lambda y: y - x)
x_new = jax.jit(lambda x: x + 1, donate_argnums=0)(x)
shifted(x_new)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "RuntimeError"
# says = "Array has been deleted"
# highlight = [5, 7]
# ///
