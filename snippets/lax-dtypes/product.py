import jax
import jax.numpy as jnp

half = jnp.full(4096, 0.1, jnp.bfloat16)
print("mixed:    ", jax.lax.dot(half, half.astype("float32")).dtype)
print("half:     ", jax.lax.dot(half, half).dtype)
wide = jax.lax.dot(half, half, preferred_element_type=jnp.float32)
print("preferred:", wide.dtype)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
