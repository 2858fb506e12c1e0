import jax
import jax.numpy as jnp

@jax.jit
def loss(w, rows, n):
    errors = (rows @ w - 1.0) ** 2
    real = jnp.arange(len(rows)) < n
    return jnp.where(real, errors, 0.0).sum() / n

w = jnp.array([0.5, -0.25])
rows = jnp.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
padded = jnp.pad(rows, ((0, 1), (0, 0)))
print(loss(w, rows, 3), jax.grad(loss)(w, rows, 3))
print(loss(w, padded, 3), jax.grad(loss)(w, padded, 3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 7, 8]
# ///
