import jax
import jax.numpy as jnp
import numpy as np

def f(x, y):
    return x * x - y

x = np.float64(1 + 2**-12)
y = np.float64(1)
with jax.enable_x64(True):
    plain, jitted = f(x, y), jax.jit(f)(x, y)
    print(jnp.float32(plain), jnp.float32(jitted))

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "fix"
# highlight = [10, 11]
# ///
