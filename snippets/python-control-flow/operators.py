import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    inside = (0 < x) & (x < 1)
    outside = ~inside
    known = (x == 1) | (x == 2)
    return inside, outside, known, jnp.maximum(x, 0.0), jnp.any(x < 0)

print([value.item() for value in f(0.5)])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 7, 8, 9]
# ///
