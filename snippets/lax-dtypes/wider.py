import jax
import jax.numpy as jnp

half, single = jnp.ones(1000, jnp.float16), jnp.ones(1000)
total = jnp.add(half, single)
print(half.dtype, half.nbytes, "->", total.dtype, total.nbytes)
print((jnp.ones(2, jnp.bfloat16) + jnp.ones(2, jnp.float16)).dtype)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
