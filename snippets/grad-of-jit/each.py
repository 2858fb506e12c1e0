import jax
import jax.numpy as jnp

def f(x):
    return jnp.sin(x) * x

print(jax.vmap(jax.grad(f))(jnp.arange(3.0)).round(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
