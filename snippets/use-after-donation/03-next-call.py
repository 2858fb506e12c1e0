import jax
import jax.numpy as jnp

f = jax.jit(lambda x: x + 1, donate_argnums=0)
x = jnp.ones(3)
f(x)
f(x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "RuntimeError"
# says = "Array has been deleted"
# highlight = [7]
# ///
