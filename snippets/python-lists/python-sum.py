import jax
import jax.numpy as jnp

@jax.jit
def total(losses):
    # Named parts, few of them: Python adds.
    return sum(losses)

print(total([jnp.float32(1.0), jnp.float32(2.0)]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
