import jax
import jax.numpy as jnp

@jax.jit
def grow(x, n):
    def step(x, i):
        return jnp.where(i < n, x * 1.1, x), None
    return jax.lax.scan(step, x, jnp.arange(10))[0]

print(jax.grad(grow)(1.0, 3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7, 8]
# ///
