import jax
import jax.numpy as jnp

@jax.jit
def element(x, i, j):
    start = [jnp.asarray(k, jnp.int32) for k in (i, j)]
    return jax.lax.dynamic_slice(x, start, (1, 1))

print(element(jnp.eye(3), jnp.int32(1), jnp.uint8(1)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
