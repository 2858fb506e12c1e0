import jax
import jax.numpy as jnp

def f(x):
    return x**3

print(jax.vmap(jax.grad(f))(jnp.arange(3.0)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
