import jax
import jax.numpy as jnp

@jax.jit
def mean(x, n):
    real = jnp.arange(x.size) < n
    return x.mean(where=real)

padded = jnp.array([1.0, 2.0, 3.0, 0.0])
print("padded", mean(padded, 3), mean(padded, 2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 7]
# traces = {mean = 1}
# ///
