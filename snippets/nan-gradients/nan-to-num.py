import jax
import jax.numpy as jnp

def root(x):
    return jnp.nan_to_num(jnp.where(x > 0, jnp.sqrt(x), 0.0))

print("gradient:", jax.grad(root)(0.0))
print("and of the gradient:", jnp.nan_to_num(jax.grad(root)(0.0)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
