import jax
import jax.numpy as jnp

xs = (jnp.arange(3.0), jnp.arange(4.0))
jax.lax.scan(lambda s, x: (s + x[0], None), 0.0, xs)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "different leading axis sizes"
# line = 5
# highlight = [4, 5]
# ///
