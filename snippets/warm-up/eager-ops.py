import jax
import jax.numpy as jnp

def f(x):
    return jnp.sin(2 * x + 1)

x = jax.device_put([1.0, 2.0])[0]
f(x)
print(jax.jit(f)(x))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# compiles = {f = 1, multiply = 1, add = 1, sin = 1}
# ///
