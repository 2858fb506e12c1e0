import jax
import jax.numpy as jnp

@jax.jit
def blur(image, kernel):
    return jax.lax.conv(
        image, kernel.astype(image.dtype), (1,), "SAME",
        preferred_element_type=jnp.float32)

image, kernel = jnp.ones((1, 1, 4), jnp.bfloat16), jnp.ones((1, 1, 2))
print(blur(image, kernel).dtype)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7, 8]
# ///
