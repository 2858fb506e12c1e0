import jax
import jax.numpy as jnp

@jax.jit
def positions(x):
    found = jnp.nonzero(x > 0, size=2, fill_value=-1)
    return found[0], jnp.sum(x > 0)

print(positions(jnp.array([1.0, -1.0, 2.0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 7, 9]
# ///
