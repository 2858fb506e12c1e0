import jax.numpy as jnp

x = jnp.array([1.0, 2.0, 3.0])
print("NumPy | JAX | result")
print("x[0] = 9 | x.at[0].set(9) |", x.at[0].set(9))
print("x[0] += 9 | x.at[0].add(9) |", x.at[0].add(9))
print("x[1:] *= 2 | x.at[1:].multiply(2) |", x.at[1:].multiply(2))
print("x[0] = np.exp2(x[0]) | x.at[0].apply(jnp.exp2) |", x.at[0].apply(jnp.exp2))
print("x[0] = max(x[0], 5) | x.at[0].max(5) |", x.at[0].max(5))
print("x[x > 1] = 0 | jnp.where(x > 1, 0, x) |", jnp.where(x > 1, 0, x))
print("x[:] = 0 | jnp.zeros_like(x) |", jnp.zeros_like(x))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# table = true
# ///
