import jax
import jax.numpy as jnp

jax.jit(lambda x: x, donate_argnums=3)(jnp.ones(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "donate_argnums"
# highlight = [4]
# ///
