import jax
import jax.numpy as jnp

@jax.jit
def loss(x, n):
    real = jnp.arange(x.size) < n
    return jnp.where(real, jnp.sqrt(x), 0.0).sum()

padded = jnp.array([1.0, 4.0, 0.0])
print(loss(padded, 2), jax.grad(loss)(padded, 2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [7]
# ///
