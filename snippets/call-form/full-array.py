import jax
import jax.numpy as jnp

@jax.jit
def mean(history, n):
    return history.mean(where=jnp.arange(history.size) < n)

history = jnp.zeros(4)
for n, x in enumerate((1.0, 2.0, 3.0, 6.0)):
    history = history.at[n].set(x)
    print(n + 1, mean(history, n + 1))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8, 10]
# traces = {mean = 1}
# ///
