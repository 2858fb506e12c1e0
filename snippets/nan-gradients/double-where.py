import jax
import jax.numpy as jnp

@jax.jit
def root(x):
    safe = jnp.where(x > 0, x, 1.0)
    return jnp.where(x > 0, jnp.sqrt(safe), 0.0)

print("value:", root(0.0))
print("gradient:", jax.grad(root)(0.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 7]
# ///
