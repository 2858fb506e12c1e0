import jax
import jax.numpy as jnp

@jax.jit
def f(x, i):
    print("length:", (i + 2) - i)
    return x[i]

f(jnp.arange(5.0), 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [6]
# ///
