import jax
import jax.numpy as jnp

def f(x):
    return x * x

y, pull_back = jax.vjp(f, jnp.arange(3.0))
print(pull_back(jnp.array([1.0, 0.0, 10.0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7, 8]
# ///
