import jax
import jax.numpy as jnp

@jax.jit
def mean_of(rows):
    chosen = rows[:, 0] > 0
    return rows.mean(axis=0, where=chosen[:, None])

print(mean_of(jnp.array([[1.0, 2.0], [-1.0, 9.0], [3.0, 4.0]])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 7]
# ///
