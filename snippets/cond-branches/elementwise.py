import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return jnp.where(x > 0, x, -x)

print(f(jnp.array([1.0, -2.0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
