import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    out = jnp.zeros(3)
    return out.at[0].set(x)

print(f(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 7]
# ///
