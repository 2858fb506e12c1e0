import jax
import jax.numpy as jnp
import numpy as np

@jax.jit
def f(x, n):
    real = jnp.arange(x.size) < n
    return (x * 2).sum(where=real)

for n in (100, 101, 102):
    x = np.zeros(128, "float32")
    x[:n] = 1
    print(f"{n} rows: {f(x, n)}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# compiles = {f = 1}
# highlight = [7, 11, 12]
# ///
