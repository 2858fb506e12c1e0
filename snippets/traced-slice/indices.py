import jax
import jax.numpy as jnp

@jax.jit
def every(x, start, step):
    return x[start + step * jnp.arange(3)]

print(every(jnp.arange(9.0), 1, 2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
