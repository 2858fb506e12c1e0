import jax
import jax.numpy as jnp

def f(xs):
    def step(total, x):
        total = 0.5 * total + x
        return total, total
    return jax.lax.scan(step, 0.0, xs)

print(f(jnp.ones(4)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
