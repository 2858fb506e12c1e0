import jax
import jax.numpy as jnp

def f(x, y):
    return x * x - y

x = jnp.float32(1 + 2**-12)
y = x * x
print("no jit:", f(x, y))
print("jit:   ", jax.jit(f)(x, y))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# highlight = [5]
# ///
