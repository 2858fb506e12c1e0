import jax
import jax.numpy as jnp

@jax.jit
def means(rows, lengths):
    real = jnp.arange(rows.shape[1]) < lengths[:, None]
    return rows.mean(axis=1, where=real)

lists = [[1.0, 2.0, 3.0], [4.0], [5.0, 7.0]]
lengths = jnp.array([len(row) for row in lists])
rows = jnp.array([row + [0.0] * (4 - len(row)) for row in lists])
print(means(rows, lengths))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# traces = {means = 1}
# ///
