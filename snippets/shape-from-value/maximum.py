import jax
import jax.numpy as jnp

@jax.jit
def f(n):
    i = jnp.arange(8)
    return jnp.where(i < n, i, 0).sum()

print(f(5), f(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 7]
# traces = {f = 1}
# ///
