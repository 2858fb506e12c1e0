import jax
import jax.numpy as jnp
import numpy as np

def f(x, y):
    return x * y + x

x, y = np.random.default_rng(0).standard_normal((2, 1000), np.float32)
exact = f(x.astype(float), y.astype(float))
plain = f(jnp.asarray(x), jnp.asarray(y))
jitted = jax.jit(f)(x, y)
print("differ:", (plain != jitted).sum(), "of", len(x))
for name, result in (("no jit", plain), ("jit", jitted)):
    error = np.max(np.abs((np.asarray(result) - exact) / exact))
    print(f"{name}: largest relative error {error:.0e}")

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "extra"
# highlight = [11, 12]
# ///
