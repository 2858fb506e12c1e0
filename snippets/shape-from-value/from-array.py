import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return jnp.arange(x.shape[0]) * x

print(f(jnp.ones(3)), f(jnp.ones(2)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
