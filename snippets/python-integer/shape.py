import jax
import jax.numpy as jnp

@jax.jit
def total(x):
    result = 0.0
    for i in range(x.shape[0]):
        result = result + x[i]
    return result

print(total(jnp.arange(4.0)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
