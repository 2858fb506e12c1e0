import jax
import jax.numpy as jnp

def f(x, y):
    return jnp.round(x * x - y, 7)

x = jnp.float32(1 + 2**-12)
print("no jit:", f(x, x * x))
print("jit:   ", jax.jit(f)(x, x * x))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
