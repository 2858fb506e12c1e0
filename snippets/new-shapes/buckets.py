import jax
import jax.numpy as jnp
import numpy as np

@jax.jit
def f(x, n):
    return x.sum(where=jnp.arange(x.size) < n)

for n in (3, 5, 6, 7, 9, 12, 15, 16):
    x = np.ones(n, "float32")
    size = 1 << (n - 1).bit_length()
    x = np.pad(x, (0, size - n))
    print(n, "in", size, "gives", f(x, n))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# compiles = {f = 3}
# highlight = [11, 12]
# ///
