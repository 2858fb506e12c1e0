import jax
import jax.numpy as jnp

def f(x):
    return jnp.stack([x[0] * x[1], x[0], x[1]])

print(jax.jacrev(f)(jnp.array([2.0, 3.0])))
print(jax.jacfwd(f)(jnp.array([2.0, 3.0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7, 8]
# ///
