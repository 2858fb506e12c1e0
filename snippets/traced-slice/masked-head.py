import jax
import jax.numpy as jnp

@jax.jit
def head_sum(x, n):
    return x.sum(where=jnp.arange(x.size) < n)

x = jnp.arange(5.0)
print(head_sum(x, 3), head_sum(x, 2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# traces = {head_sum = 1}
# ///
