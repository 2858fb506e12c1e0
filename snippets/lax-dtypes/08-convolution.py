import jax
import jax.numpy as jnp

image, kernel = jnp.ones((1, 1, 4), jnp.bfloat16), jnp.ones((1, 1, 2))
jax.lax.conv(image, kernel, (1,), "SAME")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "lax.conv_general_dilated requires"
# line = 5
# highlight = [5]
# ///
