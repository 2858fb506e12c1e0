import jax
import jax.numpy as jnp

def step(carry, x):
    level, trend = carry
    return (level + x + trend, trend * 0.5), level

start = (0.0, 1.0)
(level, trend), levels = jax.lax.scan(step, start, jnp.arange(3.0))
print(level, trend, levels)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
