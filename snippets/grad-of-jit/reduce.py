import jax
import jax.numpy as jnp

def loss(x):
    return jnp.mean(x * x)

print(jax.grad(jax.jit(loss))(jnp.arange(4.0)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# ///
