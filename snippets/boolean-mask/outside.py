import jax
import jax.numpy as jnp

@jax.jit
def mean(x):
    return x.mean()

x = jnp.array([1.0, -2.0, 3.0, -4.0])
print(mean(x[x > 0]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# ///
