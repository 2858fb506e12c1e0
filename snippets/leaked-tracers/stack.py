import jax
import jax.numpy as jnp

def body(total, x):
    return total + x, total

total, seen = jax.lax.scan(body, 0.0, jnp.ones(3))
print(total, seen)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# ///
