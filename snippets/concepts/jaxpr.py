import jax
import jax.numpy as jnp

def norm(x):
    return jnp.sqrt(jnp.sum(x * x))

print(jax.make_jaxpr(norm)(jnp.ones(3)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
