from timeit import timeit
import jax
import jax.numpy as jnp
import numpy as np

f = jax.jit(lambda x: x + 1)
inputs = {"jax array": jnp.ones(10), "NumPy array": np.ones(10, np.float32), "Python float": 1.0}
for name, x in inputs.items():
    f(x)
    print(f"{name}: {1e3 * timeit(lambda: f(x), number=1000):.1f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# timed = true
# ///
