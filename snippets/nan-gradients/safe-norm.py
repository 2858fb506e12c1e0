import jax
import jax.numpy as jnp

@jax.jit
def norm(x):
    square = jnp.sum(x * x)
    safe = jnp.where(square > 0, square, 1.0)
    return jnp.where(square > 0, jnp.sqrt(safe), 0.0)

x = jnp.zeros(2)
print("jnp.linalg.norm:", jax.grad(jnp.linalg.norm)(x))
print("norm:", jax.grad(norm)(x))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 7, 8]
# ///
