import jax
import jax.numpy as jnp

@jax.jit
def step(x):
    return 2 * x

history = [float(step(x)) for x in (1.0, 2.0, 3.0)]
print(history)

_, stacked = jax.lax.scan(
    lambda carry, x: (carry, 2 * x), None, jnp.arange(1.0, 4.0)
)
print(stacked)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8, 12]
# ///
