import jax
import jax.numpy as jnp

def f(x, y):
    return x * x - y

x = jnp.float32(1 + 2**-12)
y = x * x
near = 4 * jnp.finfo(x.dtype).eps * y
print(jnp.allclose(jax.jit(f)(x, y), f(x, y), atol=near))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9, 10]
# ///
