import jax
import jax.numpy as jnp

@jax.jit
def bump(x):
    x += 1
    return x

x = jnp.zeros(2)
print(bump(x), x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6, 10]
# ///
