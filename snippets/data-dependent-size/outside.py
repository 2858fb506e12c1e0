import jax
import jax.numpy as jnp

@jax.jit
def double(x):
    return 2 * x

for x in (jnp.array([1.0, -1.0, 2.0]), jnp.array([1.0, -1.0, -2.0])):
    print(double(x[jnp.nonzero(x > 0)]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# traces = {double = 2}
# ///
