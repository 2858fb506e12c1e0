import jax
import jax.numpy as jnp

@jax.jit
def step(total, x):
    return total + x.sum()

total, x = 0.0, jnp.ones(4)
for call in range(3):
    with jax.no_tracing(call > 0):
        total = step(total, x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [10]
# raises = "RuntimeError"
# says = "re-tracing function step"
# line = 11
# ///
