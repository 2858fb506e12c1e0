import jax.numpy as jnp

print(1 / 256.0 ** jnp.arange(1, 5))
print(jnp.sum(jnp.full(100_000, 100_000), dtype=jnp.float32))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [3, 4]
# ///
