import jax
import jax.numpy as jnp

def inside(x, radius2):
    return x * x - radius2 <= 0

x = jnp.float32(1 + 2**-12)
print("no jit:", inside(x, x * x))
print("jit:   ", jax.jit(inside)(x, x * x))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
