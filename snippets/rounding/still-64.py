import jax
import jax.numpy as jnp

jax.config.update("jax_enable_x64", True)

def f(x, y):
    return x * x - y

x = jnp.float64(1 + 2**-30)
print("no jit:", f(x, x * x))
print("jit:   ", jax.jit(f)(x, x * x))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [4]
# ///
