import jax
import jax.numpy as jnp

@jax.jit
def total(x):
    return jnp.sum(x)

result = {"sum": total(jnp.ones(3)), "name": "total"}
print(result)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 8]
# ///
