import jax
import jax.numpy as jnp

jax.config.update("jax_explicit_x64_dtypes", "allow")

@jax.jit
def total(x):
    return jnp.sum(x, dtype=jnp.int64)

x = jnp.full(100_000, 100_000)
print(x.dtype, total(x).dtype, total(x))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4, 8]
# ///
