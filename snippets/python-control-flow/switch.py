import jax
import jax.numpy as jnp

@jax.jit
def activate(kind, x):
    branches = [jnp.sin, jnp.cos, jnp.tanh]
    return jax.lax.switch(kind, branches, x)

print([float(activate(kind, 0.0)) for kind in range(3)])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
