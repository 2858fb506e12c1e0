import jax.numpy as jnp

for dtype in ("float32", "int32", "uint8", "bool"):
    print(dtype, jnp.take(jnp.ones(3, dtype), 7))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [4]
# ///
