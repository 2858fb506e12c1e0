import jax
import jax.numpy as jnp

@jax.jit
def spread(x, counts):
    return jnp.repeat(x, counts, total_repeat_length=6)

print(spread(jnp.array([1, 2, 3]), jnp.array([2, 0, 4])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
