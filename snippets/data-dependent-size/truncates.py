import jax.numpy as jnp

x = jnp.array([3, 1, 4, 1, 5])
print("5 are positive:", jnp.nonzero(x > 0, size=2)[0])
print("4 are different:", jnp.unique(x, size=2))
print("sum is 14:", jnp.repeat(jnp.arange(5), x, total_repeat_length=6))
print("5 values, 2 of them above 3:", jnp.bincount(x, length=4))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [4, 5, 6]
# ///
