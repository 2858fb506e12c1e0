import jax
import jax.numpy as jnp

count = jax.jit(lambda x: len(x))(jnp.ones(2))
print(count.dtype, "weak" if count.weak_type else "strong")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# ///
