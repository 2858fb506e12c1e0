import jax
import jax.numpy as jnp

@jax.jit
def root(x):
    return jnp.where(x > 0, jnp.sqrt(x), 0.0)

print("value:", root(0.0))
print("gradient:", jax.grad(root)(0.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# highlight = [6]
# ///
