import jax.numpy as jnp

parts = [jnp.ones(2), jnp.zeros(2)]
print("takes a list | result")
print("jnp.array([1, 2]) |", jnp.array([1, 2]))
print("jnp.stack(parts) |", jnp.stack(parts).tolist())
print("jnp.concatenate(parts) |", jnp.concatenate(parts))
print("jnp.zeros([2]) |", jnp.zeros([2]))
print("x.reshape([2, 1]).shape |", parts[0].reshape([2, 1]).shape)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
