import jax
import jax.numpy as jnp

@jax.jit
def step(total, x):
    return total + x.sum()

total, x = 0.0, jnp.ones(4)
jax.config.update("jax_explain_cache_misses", True)
for _ in range(3):
    total = step(total, x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [9]
# ///
