import jax
import jax.numpy as jnp

jax.jit(lambda x, n: x, static_argnums=1)(1.0, jnp.int32(2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "ArrayImpl"
# line = 4
# highlight = [4]
# ///
