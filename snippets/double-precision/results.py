import jax.numpy as jnp
import numpy as np

computations = {
    "sum(arange(100_000))": lambda xp: xp.sum(xp.arange(100_000)),
    "prod(arange(1, 14))": lambda xp: xp.prod(xp.arange(1, 14)),
    "256 ** arange(5)[4]": lambda xp: 256 ** xp.arange(5)[4],
    "cumsum(full(3, 2**30))[2]": lambda xp: xp.cumsum(xp.full(3, 2**30))[2],
    "array([2**24 + 1]) / 1": lambda xp: (xp.array([2**24 + 1]) / 1)[0],
    "(array(1.0) + 1e-8) - 1": lambda xp: (xp.array(1.0) + 1e-8) - 1,
}
print("computation | NumPy | JAX")
for name, f in computations.items():
    print(f"{name} | {f(np).item():.12g} | {f(jnp).item():.12g}")

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
