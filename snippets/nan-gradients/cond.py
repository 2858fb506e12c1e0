import jax
import jax.numpy as jnp

@jax.jit
def root(x):
    return jax.lax.cond(x > 0, jnp.sqrt, lambda x: 0.0 * x, x)

print("value:", root(0.0))
print("gradient:", jax.grad(root)(0.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
