import jax
import jax.numpy as jnp

@jax.jit
def norm(x):
    return jnp.sum(x * x) ** 0.5

print(float(norm(jnp.array([3.0, 4.0]))))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 8]
# ///
