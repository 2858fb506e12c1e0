import jax
import jax.numpy as jnp

@jax.jit
def positive_sum(x):
    return x.sum(where=x > 0)

print(positive_sum(jnp.array([1.0, -2.0, 3.0, -4.0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
