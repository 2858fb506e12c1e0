import jax
import jax.numpy as jnp

def common(*arrays):
    dtype = jnp.result_type(*arrays)
    return [jnp.asarray(array, dtype) for array in arrays]

half, single = jnp.ones(2, jnp.float16), jnp.ones(2)
print(jax.lax.add(*common(half, single)).dtype)
print(jax.lax.mul(*common(half, 2.0)).dtype)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5, 6]
# ///
