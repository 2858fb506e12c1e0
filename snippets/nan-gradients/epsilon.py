import jax
import jax.numpy as jnp

def root(x):
    return jnp.sqrt(x + 1e-12)

print("value:", root(0.0))
print("gradient:", jax.grad(root)(0.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
