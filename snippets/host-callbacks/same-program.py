import jax
import jax.numpy as jnp

@jax.jit
def ramp(x):
    return jnp.linspace(0, x, 3)

print(ramp(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# ///
