import jax
import jax.numpy as jnp

@jax.jit
def sum_of_positive(x):
    return jnp.sum(x, where=x > 0), jnp.sum(x > 0)

print(sum_of_positive(jnp.array([1.0, -1.0, 2.0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
