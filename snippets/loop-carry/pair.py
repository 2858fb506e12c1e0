import jax
import jax.numpy as jnp

def step(s, x):
    s = s + x
    return s, s

last, sums = jax.lax.scan(step, 0.0, jnp.arange(4.0))
print(last, sums)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
