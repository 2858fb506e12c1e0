import jax
import jax.numpy as jnp

@jax.jit
def relu(x):
    return jnp.where(x < 0, 0.0, x)

print(relu(jnp.array([-1.0, 2.0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
