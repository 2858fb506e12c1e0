import jax
import jax.numpy as jnp

def step(carry, x):
    level, trend = carry
    return (level + x, trend), None

jax.lax.scan(step, 0.0, jnp.arange(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "iteration over a 0-d array"
# line = 5
# highlight = [5]
# ///
