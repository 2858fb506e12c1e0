import jax
import jax.numpy as jnp

@jax.jit
def mean(x):
    return x.mean()

x = jnp.array([1.0, 2.0, 3.0])
padded = jnp.pad(x, (0, 1))
print("raw", mean(x), "padded", mean(padded))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# highlight = [9]
# ///
