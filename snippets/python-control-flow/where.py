import jax
import jax.numpy as jnp

@jax.jit
def leaky(x):
    return jnp.where(x > 0, x, 0.1 * x)

print(leaky(3.0), leaky(-3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# traces = {leaky = 1}
# ///
